// Facts for the first attempt's prompt: what is here, in hand and next door, and what was just refused.
import { aroundOf } from '@hakoniwa/gm';
import { type Language, nameOf } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Memory } from '../remember/memory.ts';

/** The director's public hook: at most three cards, from the actor's own view alone. */
export function getFactsForInjection(context: MindContext): string[] {
  const { language } = context.view;
  const { held, exits, ...around } = aroundOf(context.believed, context.id);
  const here = around.here(NAMES);
  const list = (names: readonly string[]) =>
    names.slice(0, NAMES).join(language === 'ja' ? '、' : ', ');
  const refused = context.recent.findLast(
    ({ actor, denial }) => actor === context.id && denial !== undefined,
  );
  const lines =
    language === 'ja'
      ? [
          here.length > 0 ? `ここにあるのは${list(here)}。` : '',
          held.length > 0 ? `手に持っているのは${list(held)}。` : '',
          exits.length > 0 ? `ここから行けるのは${list(exits)}。` : '',
        ]
      : [
          here.length > 0 ? `Here: ${list(here)}.` : '',
          held.length > 0 ? `In hand: ${list(held)}.` : '',
          exits.length > 0 ? `From here one can go to: ${list(exits)}.` : '',
        ];
  const about = refused?.denial && namedIn(context, refused.denial);
  const last = about === undefined ? [] : [refusal(about, language)];
  const [first, ...others] = lines.filter((line) => line !== '');
  return [...last, ...(first ? [first] : []), ...justTold(context), ...others]
    .slice(0, CARDS)
    .map((line) => `FACT: ${line}`);
}

/** The story that came to its end just now, if one did. */
function justTold({ stories, recent }: MindContext): string[] {
  const since = recent.at(-TELL_ON)?.seq ?? 0;
  const story = stories.findLast(({ events }) => (events.at(-1) ?? 0) >= since);
  return story ? [story.text] : [];
}

/** What a refusal was about, in words the actor has: a name it knows, or its own word for what is not. */
function namedIn(
  { believed }: MindContext,
  { about, cause }: NonNullable<Memory['denial']>,
): string | undefined {
  if (about === undefined) return undefined;
  const isKnown = [believed.props, believed.characters, believed.places].some((table) =>
    table.has(about),
  );
  return isKnown || cause === 'nowhere' ? nameOf(believed, about) : undefined;
}

function refusal(about: string, language: Language): string {
  return language === 'ja'
    ? `さっき${about}はうまくいかなかった。`
    : `${about} did not work out a moment ago.`;
}

const NAMES = 8;
const CARDS = 3;
/** Memories for which a story stays news. */
const TELL_ON = 6;

// Facts for the first attempt's prompt: what is here, in hand and next door, and what was just refused.

import { aroundOf } from '@hakoniwa/gm';
import { nameOf } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Memory } from '../remember/memory.ts';
import { DIRECTOR_WORDINGS } from './locale/index.ts';

/** The director's public hook: at most three cards, from the actor's own view alone. */
export function getFactsForInjection(context: MindContext): string[] {
  const says = DIRECTOR_WORDINGS[context.view.language];
  const { held, exits, ...around } = aroundOf(context.believed, context.id);
  const here = around.here(NAMES);
  const told = (tell: (names: string) => string, names: readonly string[]) =>
    names.length > 0 ? [tell(names.slice(0, NAMES).join(says.comma))] : [];
  const refused = context.recent.findLast(
    ({ actor, denial }) => actor === context.id && denial !== undefined,
  );
  const about = refused?.denial && namedIn(context, refused.denial);
  const last = about === undefined ? [] : [says.refused(about)];
  const [first, ...others] = [
    ...told(says.here, here),
    ...told(says.held, held),
    ...told(says.exits, exits),
  ];
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

const NAMES = 8;
const CARDS = 3;
/** Memories for which a story stays news. */
const TELL_ON = 6;

// An insight in words: by the locale, or as a model put it, with names its owner knows.
import { DAY_MS } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import { memoryWording } from './locale/index.ts';
import type { Memory } from './memory.ts';

/** What telling needs; `called` is the voice's own way of naming a person. */
export interface TellOptions {
  readonly called?: ((id: string) => string | undefined) | undefined;
}

/** One sentence or two; nothing when it is about somebody or something its owner cannot name. */
export function tellInsight(
  { believed, view, personality }: Pick<MindContext, 'believed' | 'view' | 'personality'>,
  { insight, at }: Memory,
  { called }: TellOptions = {},
): string {
  if (!insight) return '';
  if (insight.text !== undefined) return insight.text;
  const nameOf = (id: string) =>
    called?.(id) ??
    (believed.characters.get(id) ?? believed.props.get(id) ?? believed.places.get(id))?.name;
  const { kind, about, thing } = insight;
  const isQuote = kind === 'happened' || kind.includes('word-');
  const named = about === undefined ? '' : nameOf(about);
  const other = thing === undefined ? '' : isQuote ? thing : nameOf(thing);
  if (named === undefined || other === undefined) return '';
  const words = memoryWording(view.language);
  const days = Math.floor(view.time.now / DAY_MS) - Math.floor(at / DAY_MS);
  return words.insight[kind]({
    about: named,
    thing: other,
    when: words.daysAgo(days),
    isGrowing: personality.growthMindset >= GROWING,
  });
}

/** From here on a failure is information. */
const GROWING = 50;

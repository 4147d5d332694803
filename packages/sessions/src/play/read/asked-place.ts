// Where somebody asks the way to, or that they ask where they are.
import type { Language, Place } from '@hakoniwa/stage';
import type { PlayTurn } from '../turn.ts';

interface Asking {
  readonly here: RegExp;
  readonly way: RegExp;
}

const ASKING: Readonly<Record<Language, Asking>> = {
  ja: {
    here: /(?:ここ|此処|こちら)(?:は|って)?[、…]*(?:いったい|一体)?(?:どこ|何処|どういう(?:ところ|場所)|どんな(?:ところ|場所|街|町))/u,
    way: /どこ|何処|行き方|行きかた|道順|どう(?:やって|すれば|行)|どちら|どっち|(?:道|場所)を(?:教|聞|訊|尋|たずね)/u,
  },
  en: {
    here: /\bwhere (?:am i|are we)\b|\bwhat (?:is|'s) this place\b|\bwhat place is this\b/iu,
    way: /\bwhere(?:'s| is| are| can i find)?\b|\bhow (?:do|can|would) (?:i|we|one) (?:get|go|reach|find)\b|\b(?:the )?way to\b|\bdirections\b/iu,
  },
};

/** The id of the place that is asked for; undefined when no question is about one. */
export function askedPlace({ world, place, scene }: PlayTurn, text: string): string | undefined {
  const { here, way } = ASKING[scene.language];
  if (here.test(text)) return place.id;
  if (!way.test(text)) return undefined;
  const lower = text.toLowerCase();
  const named = [...world.places.values()]
    .map((one) => ({ id: one.id, length: longest(one, lower) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length);
  return named[0]?.id;
}

function longest({ name, aliases }: Place, text: string): number {
  const names = [name, ...aliases].filter((one) => text.includes(one.toLowerCase()));
  return Math.max(0, ...names.map((one) => one.length));
}

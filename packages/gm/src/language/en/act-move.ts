// Going somewhere and sitting down.
import type { Noun, TextAct } from '../types.ts';
import { act, gestureAct, isIdle, pickRoles, type TextPlace } from './act-build.ts';
import type { Clause } from './clause-types.ts';
import { MOODS, NEAR_HERE, STEPPING } from './data/act-words.ts';
import { BERTH_NOUNS } from './data/nouns.ts';
import { AREAS } from './data/rooms.ts';
import { THINGS } from './data/things.ts';
import { WEATHER_NOUNS } from './data/world-words.ts';
import type { VerbEntry } from './lexicon-types.ts';
import { isKind } from './noun-kind.ts';
import type { FilledFrame } from './roles.ts';

/** `steps out into the rain`: the weather is no place. */
const isWeather = (noun: Noun | undefined): boolean =>
  noun !== undefined &&
  (WEATHER_NOUNS.has(noun.head) || /^(?:sun|moon|star|day)(?:light|shine)$/.test(noun.head));

const isWay = (noun: Noun): boolean =>
  !NEAR_HERE.has(noun.head) && (isKind(noun, AREAS) || isKind(noun, WAYS));

const WAYS: ReadonlySet<string> = new Set([
  'stair',
  'ladder',
  'bridge',
  'passage',
  'tunnel',
  'lane',
]);

/** `climbs the stairs to the loft`, `crosses the hall to the kitchen`: what is passed on the way. */
const passed = (
  way: Noun | undefined,
  goal: Noun | undefined,
  { word }: VerbEntry,
): Noun | undefined =>
  way !== undefined &&
  goal !== undefined &&
  way !== goal &&
  !isIdle(way) &&
  !way.pronoun &&
  (isWay(way) || (word === 'cross' && !NEAR_HERE.has(way.head)))
    ? way
    : undefined;

/** A step is here; the canal steps are a place. */
const isNearHere = ({ head, modifiers }: Noun): boolean =>
  NEAR_HERE.has(head) && !(/^(?:step|front)$/.test(head) && modifiers.length > 0);

/** `heads down the street`: whoever walks along a street is out in it. */
const ALONG: ReadonlySet<string> = new Set(['down', 'up', 'along', 'across']);
const STREETS: ReadonlySet<string> = new Set(
  'street road avenue highway lane alley sidewalk boulevard driveway'.split(' '),
);

/** `climbs up on deck`, `steps out on the balcony`. */
const OUTWARD: ReadonlySet<string> = new Set(['up', 'out', 'back']);
const OPEN_AREAS: ReadonlySet<string> = new Set(
  'deck roof rooftop balcony porch veranda verandah terrace patio pier dock landing platform'.split(
    ' ',
  ),
);

const isOpenArea = (noun: Noun | undefined): boolean =>
  noun !== undefined && OPEN_AREAS.has(noun.head.toLowerCase().split(' ').at(-1) ?? '');

/** `gets out of bed`, `crawls out from under the truck`, `emerges from behind the bar`: still here. */
const isOnlyUp = ({ rest }: Clause, { source }: FilledFrame): boolean => {
  const from = rest.preps.find((p) => p.prep === 'from')?.nouns[0];
  return isKind(source, BERTH_NOUNS) || (isKind(from, THINGS) && !isKind(from, AREAS));
};

/** A move, or a gesture when it leads nowhere. */
export const moveActs = (
  entry: VerbEntry,
  {
    clause,
    filled,
    place,
  }: { readonly clause: Clause; readonly filled: FilledFrame; readonly place: TextPlace },
): readonly TextAct[] => {
  const { rest } = clause;
  const goal = filled.target;
  const led =
    entry.object === 'target' &&
    rest.groups.length > 0 &&
    rest.preps.some((p) => ['to', 'into', 'through', 'toward', 'out-of', 'onto'].includes(p.prep));
  const leads = rest.preps.find((p) => ['to', 'into', 'toward', 'onto', 'inside'].includes(p.prep))
    ?.nouns[0];
  const outOn = rest.particles.some((one) => OUTWARD.has(one))
    ? rest.preps.find((p) => p.prep === 'on' && isOpenArea(p.nouns[0]))?.nouns[0]
    : undefined;
  const meant = led && leads !== undefined ? leads : (goal ?? outOn);
  const along = rest.preps.find((p) => ALONG.has(p.prep) && isKind(p.nouns[0], STREETS))?.nouns[0];
  const target = isWeather(meant) ? undefined : (meant ?? along);
  const somewhere =
    target !== undefined || filled.via !== undefined || filled.source !== undefined || entry.away;
  const goes =
    entry.away ||
    entry.object === 'target' ||
    entry.object === 'source' ||
    rest.places.length > 0 ||
    outOn !== undefined ||
    rest.preps.some((p) => STEPPING.has(p.prep) || entry.word.endsWith(`~${p.prep}`)) ||
    rest.preps.some(
      (p) => p.prep === 'across' && (isKind(p.nouns[0], AREAS) || isOpenArea(p.nouns[0])),
    );
  const dragged = entry.object === 'none' ? rest.groups.at(-1)?.[0] : undefined;
  if (
    dragged !== undefined &&
    !isIdle(dragged) &&
    !rest.places.includes(dragged) &&
    target === undefined
  )
    return [
      act(place, {
        intent: 'USE',
        verb: 'use',
        word: entry.said ?? entry.word,
        object: dragged,
        needsObject: true,
        touch: true,
      }),
    ];
  const stays = target === undefined && filled.via === undefined && isOnlyUp(clause, filled);
  if (stays || dragged?.body || !somewhere || !goes || target?.body || filled.source?.body)
    return [gestureAct(place, { word: entry.said ?? entry.word, of: { target } })];
  if (target !== undefined && (isNearHere(target) || MOODS.has(target.head)))
    return [gestureAct(place, { word: entry.said ?? entry.word, of: { target } })];
  return [
    act(place, {
      intent: 'MOVE',
      verb: 'move',
      word: entry.said ?? entry.word,
      ...pickRoles({
        ...filled,
        target,
        via: filled.via ?? passed(rest.groups[0]?.[0], target, entry),
      }),
      needsObject: false,
    }),
  ];
};

const LEAPS = /^(?:hop|leap|swing|vault|clamber|scramble|hoist|climb|jump)\b/;
const VEHICLES: ReadonlySet<string> = new Set(
  'train bus tram ferry boat ship plane truck subway streetcar'.split(' '),
);

const GROUNDS: ReadonlySet<string> = new Set(
  'grass ground floor sand beach shore lawn pier dock wharf jetty quay stair rock boulder snow moss meadow earth dirt deck sidewalk pavement curb kerb roof rooftop ledge edge carpet rug bank riverbank dune hill'.split(
    ' ',
  ),
);

/** Sitting on something named, or just sitting. */
export const sitActs = (
  entry: VerbEntry,
  { filled, place }: { readonly filled: FilledFrame; readonly place: TextPlace },
): readonly TextAct[] => {
  const seat = filled.target;
  // `leaps onto the departing train`: what can be travelled in takes one away.
  if (seat !== undefined && LEAPS.test(entry.word) && isKind(seat, VEHICLES))
    return [
      act(place, { intent: 'MOVE', verb: 'move', word: entry.said ?? entry.word, target: seat }),
    ];
  const word = entry.said ?? entry.word;
  if (seat === undefined || isIdle(seat) || NEAR_HERE.has(seat.head))
    return [{ ...gestureAct(place, { word, of: { target: seat } }), verb: 'sit' }];
  const sat = act(place, { intent: 'USE', verb: 'sit', word, target: seat, touch: true });
  // The grass, the pier: the ground is no seat, unless the world lists it as a thing.
  return isKind(seat, GROUNDS)
    ? [{ ...gestureAct(place, { word, of: { object: seat } }), verb: 'sit', ifThing: sat }]
    : [sat];
};

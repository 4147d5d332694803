// Where nothing moves, something happens to what somebody wants: what resisted gives way, what nobody could find comes to
// mind, what was brought about comes undone. Read from the wishes of the sheets, so a world needs no table for it.
import {
  believing,
  type Character,
  type Condition,
  heldOf,
  holds,
  isVisibleAt,
  meaningsOf,
  nameOf,
  type Patch,
  type Prop,
  type PropId,
  stateChange,
  type World,
} from '@hakoniwa/stage';
import { SEEN_SIDES } from '../perceive/see.ts';
import { substitute } from '../plan/substitute.ts';
import { beatWording } from './locale/index.ts';
import { TURNS } from './locale/wording.ts';

/** Something that happens to a wish. */
export interface Beat {
  readonly id: string;
  readonly text: string;
  readonly cause: string;
  readonly patch: Patch;
  /** What people would like to see done about it. */
  readonly wants?: Condition | undefined;
}

/** What may happen to what people want: what completes a wish before what crosses one. */
export function beatsOf(world: World): Beat[] {
  const wanted = [...world.characters.values()].flatMap((who) =>
    who.desires
      .toSorted((a, b) => b.weight - a.weight)
      .flatMap(({ wants }) => (wants ? partsOf(substitute(wants, { self: who.id })) : []))
      .map((wants) => ({ who, wants })),
  );
  return [
    ...wanted.flatMap((one) => givesWay(world, one)),
    ...wanted.flatMap((one) => comesToMind(world, one)),
    ...wanted.flatMap((one) => comesUndone(world, one)),
  ];
}

/** What happens to a thing of the place by itself, where nobody wants anything that could be met or crossed. */
export function unrestOf(world: World, things: readonly string[]): Beat[] {
  return things.flatMap((id) => {
    const prop = world.props.get(id as PropId);
    const has = prop && FIXED.has(prop.kind) ? prop.state.find((word) => flipOf(word)) : undefined;
    return prop && has !== undefined
      ? turned(world, { prop, has, wants: { state: { prop: id, has } } })
      : [];
  });
}

const FIXED: ReadonlySet<string> = new Set(['device', 'door', 'container']);

interface Wanted {
  readonly who: Character;
  /** A single thing that is to be so. */
  readonly wants: Condition;
}

/** What is broken or cut off works again. */
function givesWay(world: World, { wants }: Wanted): Beat[] {
  const prop = propIn(world, wants.state?.prop);
  const remove = prop?.state.filter((word) => meaningsOf(word).has('broken')) ?? [];
  if (!prop || remove.length === 0 || holds(world, wants)) return [];
  return [
    {
      ...{ id: `works:${prop.id}`, cause: `wanted:${prop.id}`, wants },
      text: beatWording(world.language).worksAgain(prop.name),
      patch: stateChange(prop, { remove }),
    },
  ];
}

/** Whoever has no idea where it is, or where its key is, thinks of it. */
function comesToMind(world: World, { who, wants }: Wanted): Beat[] {
  if (holds(world, wants)) return [];
  const { state, holds: held, done, in: inside, on } = wants;
  const thing = propIn(world, held?.prop ?? done?.object ?? inside?.prop ?? on?.prop);
  const lock = propIn(world, state?.prop);
  const isLocked = lock?.state.some((word) => meaningsOf(word).has('locked')) ?? false;
  const sought = thing ?? (isLocked ? propIn(world, lock?.key) : undefined);
  if (!sought || isKnown(world, { who, prop: sought })) return [];
  const about = `props/${sought.id}`;
  const since = world.clock.now;
  const sides = Object.fromEntries(
    [...SEEN_SIDES.props].map((aspect) => [
      aspect,
      {
        value: sought[aspect as 'at'] as never,
        source: 'inferred',
        confidence: 60,
        since,
      } as const,
    ]),
  );
  return [
    {
      ...{ id: `mind:${who.id}:${sought.id}`, cause: `wanted:${sought.id}` },
      text: beatWording(world.language).comesToMind({
        who: nameOf(world, who.id),
        thing: sought.name,
      }),
      patch: [
        ...believing(world, who.id, { about, sides }),
        ...(sought.hidden
          ? [{ op: 'replace' as const, path: `/${about}/hidden`, value: false }]
          : []),
      ],
    },
  ];
}

function isKnown(
  world: World,
  { who, prop }: { readonly who: Character; readonly prop: Prop },
): boolean {
  return (
    heldOf(world, who.id, { about: `props/${prop.id}`, aspect: 'at' }) !== undefined ||
    isVisibleAt(world, { place: who.place, prop })
  );
}

/** What is as somebody wants it turns the other way. */
function comesUndone(world: World, { wants }: Wanted): Beat[] {
  const prop = propIn(world, wants.state?.prop);
  const has = wants.state?.has ?? '';
  return prop && holds(world, wants) ? turned(world, { prop, has, wants }) : [];
}

function turned(
  world: World,
  { prop, has, wants }: { readonly prop: Prop; readonly has: string; readonly wants: Condition },
): Beat[] {
  const to = flipOf(has);
  const isStuck = prop.state.some((word) => STUCK.some((is) => meaningsOf(word).has(is)));
  // A lid that falls shut is nothing to see to.
  const isLid = prop.kind === 'container' && to === 'closed';
  if (to === undefined || isStuck || isLid) return [];
  const remove = prop.state.filter((word) => flipOf(word) === to);
  return [
    {
      ...{ id: `turns:${prop.id}:${to}`, cause: `undone:${prop.id}`, wants },
      text: beatWording(world.language).turns[to](prop.name),
      patch: stateChange(prop, { add: [to], remove }),
    },
  ];
}

const STUCK = ['locked', 'broken'] as const;

/** The state a thing can turn to by itself, from another. */
function flipOf(word: string): keyof typeof TURNS | undefined {
  const meanings = meaningsOf(word);
  return (Object.keys(TURNS) as (keyof typeof TURNS)[]).find((to) => meanings.has(TURNS[to]));
}

function propIn(world: World, term: unknown): Prop | undefined {
  return typeof term === 'string' ? world.props.get(term as PropId) : undefined;
}

/** The single things a condition says. */
function partsOf(condition: Condition): readonly Condition[] {
  const parts = condition.all ?? condition.any;
  return parts ? parts.flatMap(partsOf) : [condition];
}

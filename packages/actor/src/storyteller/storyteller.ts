// The storyteller: watches whether anything moves, and lets something happen when nothing does.
import {
  NO_PROGRESS,
  type ProgressReport,
  type ProgressState,
  type ProgressTurn,
  watchProgress,
} from '@hakoniwa/gm';
import type { HalfTold } from '@hakoniwa/sift';
import {
  type CommandOf,
  type Condition,
  drawFraction,
  drawOne,
  holds,
  inLanguage,
  isUnderSky,
  nameOf,
  type Patch,
  type Rng,
  stateChange,
  visibleAt,
  type World,
} from '@hakoniwa/stage';
import { beatsOf, unrestOf } from './beats.ts';
import type { HappeningEntry, HappeningTable } from './happening-table.ts';

/** What the storyteller remembers between turns: plain JSON. */
export interface StoryState {
  readonly progress: ProgressState;
  /** Ids of table entries already used. */
  readonly used: readonly string[];
  /** Turns since something was made to happen. */
  readonly quiet: number;
}

/** Turns between two interventions, so that each has time to bear fruit. */
const COOLDOWN = 5;

export const NO_STORY: StoryState = { progress: NO_PROGRESS, used: [], quiet: COOLDOWN };

export interface StoryTurn {
  readonly world: World;
  readonly turn: ProgressTurn;
  readonly table: HappeningTable;
  /** How likely something happens although enough goes on. */
  readonly rate?: number | undefined;
  /** Stories told in part, furthest first. */
  readonly halfTold: readonly HalfTold[];
  /** Props nobody has touched. */
  readonly untouched: readonly string[];
  readonly place: string | undefined;
  readonly rng: Rng;
}

export interface StoryMove {
  readonly state: StoryState;
  readonly report: ProgressReport;
  /** What to let happen, if it is time. */
  readonly injection: CommandOf<'inject'> | undefined;
}

/** Takes a turn in and decides whether to step in. */
export function tellOn(state: StoryState, story: StoryTurn): StoryMove {
  const { state: progress, report } = watchProgress(state.progress, { turn: story.turn });
  const isDull =
    report.stalled || ((report.lingering || report.repetition) && state.quiet >= COOLDOWN);
  const idea = isDull
    ? ideasOf(story, state.used).find((one) => one !== undefined)
    : byChance(story, state);
  if (!idea)
    return { state: { ...state, progress, quiet: state.quiet + 1 }, report, injection: undefined };
  const { world, place } = story;
  const injection: CommandOf<'inject'> = {
    type: 'inject',
    by: 'storyteller',
    text: idea.text,
    cause: idea.cause,
    ...(idea.patch ? { patch: [...idea.patch] } : placed(world, place)),
    ...(idea.wants ? { wants: idea.wants } : {}),
  };
  // The watcher must know that this was ours: from here on it looks for whether it is taken up.
  const watched = watchProgress(progress, { turn: { ...story.turn, injected: true } }).state;
  const used = [...state.used, idea.id];
  return { state: { progress: watched, used, quiet: 0 }, report, injection };
}

interface Idea {
  readonly id: string;
  readonly text: string;
  readonly cause: string;
  /** What it changes. */
  readonly patch?: Patch | undefined;
  /** What people would like to see done about it. */
  readonly wants?: Condition | undefined;
}

/** Now and then something happens all the same, at the pack's rate. */
function byChance(asked: StoryTurn, { used, quiet }: StoryState): Idea | undefined {
  const { rate = 0, rng } = asked;
  if (rate === 0 || quiet < COOLDOWN) return undefined;
  const [points, next] = drawFraction(rng);
  return points < rate
    ? fromTable({ ...asked, rng: next, table: possibleIn(asked) }, used)[0]
    : undefined;
}

function possibleIn({ table, world }: StoryTurn): HappeningTable {
  return table.filter(({ when }) => !when || holds(world, when));
}

/** An entry of the table as it happens in this world. */
function ideaOf(
  { text, state, wants }: HappeningEntry,
  { world, ...rest }: Omit<Idea, 'text' | 'patch' | 'wants'> & { readonly world: World },
): Idea {
  const patch = state && stateChange(world.props.get(state.prop), state);
  return {
    ...rest,
    text: inLanguage(text, world.language),
    ...(patch && patch.length > 0 ? { patch } : {}),
    ...(wants ? { wants } : {}),
  };
}

/**
 * In this order: half-told stories, overdue threads, what people want and cannot get or have got, things nobody touched,
 * what the pack's table asks for, whatever stands here, the rest of the table.
 */
function ideasOf(asked: StoryTurn, used: readonly string[]): (Idea | undefined)[] {
  const story = { ...asked, table: possibleIn(asked) };
  const { world, place } = story;
  const isNew = ({ id }: Idea) => !used.includes(id);
  const here = world.places.get(place ?? '')?.id;
  const things = () => (here === undefined ? [] : visibleAt(world, here).map(({ id }) => id));
  const sources = [
    () => halfTold(story),
    () => overdue(story),
    () => beatsOf(world),
    () => untouched(story),
    () => fromTable({ ...story, table: story.table.filter(({ wants }) => wants) }, used),
    () => unrestOf(world, things()),
    () => fromTable(story, used),
  ];
  return sources.map((ideas) => ideas().find(isNew));
}

/** Entries of the table made for a story that is half told, with its people's names in them. */
function halfTold({ halfTold: stories, table, world }: StoryTurn): Idea[] {
  return stories.flatMap(({ pattern, roles, events }) =>
    table
      .filter(({ story }) => story === pattern.id)
      .map(({ id, text }) => ({
        id: `story:${id}:${events.at(-1)}`,
        text: withNames(world, inLanguage(text, world.language), roles),
        cause: `half-told:${pattern.id}`,
      })),
  );
}

function withNames(world: World, text: string, roles: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, role: string) => nameOf(world, roles[role] ?? role));
}

function overdue({ world }: StoryTurn): Idea[] {
  const late = [...world.threads.values()].filter(
    ({ closed, due }) => closed === undefined && due !== undefined && due <= world.clock.now,
  );
  return late.map(({ id, text }) => ({ id: `thread:${id}`, text, cause: `overdue:${id}` }));
}

function untouched({ untouched: props, world, table }: StoryTurn): Idea[] {
  return props.flatMap((id) => {
    const entry = table.find(({ thing }) => thing === id);
    const here = world.props.get(id);
    return entry && here
      ? [ideaOf(entry, { world, id: `thing:${id}`, cause: `untouched:${id}` })]
      : [];
  });
}

function fromTable({ table, world, rng, place }: StoryTurn, used: readonly string[]): Idea[] {
  const open = table.filter(
    ({ id, place: where, thing, story, weather, state }) =>
      (state === undefined || world.props.has(state.prop)) &&
      thing === undefined &&
      story === undefined &&
      !used.includes(id) &&
      isUnderSky(world, weather) &&
      (where === undefined || where === place),
  );
  const [entry] = drawOne(rng, open);
  return entry ? [ideaOf(entry, { world, id: entry.id, cause: `table:${entry.id}` })] : [];
}

function placed(world: World, place: string | undefined): { place?: CommandOf<'inject'>['place'] } {
  const found = place === undefined ? undefined : world.places.get(place);
  return found ? { place: found.id } : {};
}

// The story of a scene so far: whose turn it is, what is half told, what stalls. Derived from the log alone.
import { type HappeningTable, NO_STORY, type StoryMove, tellOn } from '@hakoniwa/actor';
import { type Sifter, siftStateIn } from '@hakoniwa/sift';
import {
  type CharacterId,
  type Command,
  type Condition,
  commandsBehind,
  type PlaceId,
  type SealedEvent,
  visibleAt,
  type World,
  type WorldDocument,
  worldAfter,
  worldFrom,
} from '@hakoniwa/stage';
import { GoalWatch } from './goal-watch.ts';
import { groundSifter } from './story-events.ts';
import { rngAt } from './turn.ts';
import { progressOf } from './turn-progress.ts';

export interface StorylineParts {
  readonly table: HappeningTable;
  /** How likely something happens by itself in a turn. */
  readonly rate?: number | undefined;
  readonly topicsOf: (speech: string) => readonly string[];
  /** The stories the garden's GM listens for; those beneath every pack when left out. */
  readonly sifter?: Sifter | undefined;
  /** What the scenario asks for. */
  readonly goal?: Condition | undefined;
}

/** Where a turn ended: the world after it, and its place in the log. */
interface TurnEnd {
  readonly world: World;
  readonly seq: number;
}

/** How much of a story must have happened for it to be worth finishing. */
const HALF_TOLD = 0.5;

export class Storyline {
  readonly #parts: StorylineParts;
  readonly #touched = new Set<string>();
  #story = NO_STORY;
  #taken = 0;
  /** The world the last turn left. */
  #before: World | undefined;
  readonly #goal: GoalWatch;
  #hasReached = false;

  constructor(parts: StorylineParts) {
    this.#parts = parts;
    this.#goal = new GoalWatch(parts.goal);
  }

  /** The number of the turn that is next, or being taken. */
  get number(): number {
    return this.#taken + 1;
  }

  /** Whether the last turn reached the goal. */
  get hasReachedGoal(): boolean {
    return this.#hasReached;
  }

  /** Whose turn it is; a person who plays somebody takes their turns when they like. */
  next(world: World): CharacterId | undefined {
    const all = world.characters.ids() as CharacterId[];
    const cast = all.filter((id) => world.characters.get(id)?.controlledBy !== 'human');
    return cast[this.#taken % Math.max(1, cast.length)];
  }

  /** Takes a turn in; the move says whether the storyteller wants to step in. */
  take(events: readonly SealedEvent[], { world, seq }: TurnEnd): StoryMove {
    const who = this.next(world);
    for (const { object } of events) if (object !== undefined) this.#touched.add(object);
    const place = who === undefined ? undefined : world.characters.get(who)?.place;
    const { table, rate, topicsOf, sifter = groundSifter() } = this.#parts;
    const move = tellOn(this.#story, {
      ...{ world, table, rate, place },
      turn: progressOf(events, { topicsOf, place: place ?? '', before: this.#before }),
      halfTold: sifter.partials(siftStateIn(world, sifter), { minProgress: HALF_TOLD }),
      untouched: this.#untouchedAt(world, place),
      rng: rngAt({ world, seq }, 'storyteller'),
    });
    this.#story = move.state;
    this.#before = world;
    this.#goal.see(events);
    this.#hasReached = this.#goal.isReachedIn(world);
    this.#taken += 1;
    return move;
  }

  /** Sees what others did between the turns: what they touched and said is known from then on. */
  see(events: readonly SealedEvent[]): void {
    for (const { object } of events) if (object !== undefined) this.#touched.add(object);
    this.#goal.see(events);
  }

  /** Goes through a log again, turn by turn; one that ends with nothing but time was not taken. */
  readOn(genesis: WorldDocument, events: readonly SealedEvent[]): void {
    let world = worldFrom(genesis);
    const commandOf = commandsBehind(events);
    const typeOf = (event: SealedEvent) => commandOf(event)?.type;
    for (const turn of turnsIn(events, commandOf)) {
      const own = turn.filter((event) => typeOf(event) !== 'inject');
      // A hand from outside may come in the middle of a turn; the world has everything in its order.
      const end = turn.findLastIndex((event) => typeOf(event) !== 'inject') + 1;
      world = worldAfter(world, turn.slice(0, end));
      const isInterrupted =
        turn.at(-1) === events.at(-1) && turn.every((event) => typeOf(event) === 'advance');
      if (!isInterrupted && turn[0] && typeOf(turn[0]) === 'advance')
        this.take(own, { world, seq: own.at(-1)?.seq ?? 0 });
      world = worldAfter(world, turn.slice(end));
    }
  }

  /** Things in plain sight that nobody has laid a hand on yet. */
  #untouchedAt(world: World, place: PlaceId | undefined): string[] {
    if (place === undefined) return [];
    return visibleAt(world, place)
      .map(({ id }) => id)
      .filter((id) => !this.#touched.has(id));
  }
}

/** The events of each turn: it begins when time passes. */
function turnsIn(
  events: readonly SealedEvent[],
  commandOf: (event: SealedEvent) => Command | undefined,
): SealedEvent[][] {
  const turns: SealedEvent[][] = [];
  for (const event of events) {
    const open = turns.at(-1);
    const last = open?.at(-1);
    if (open && last && !beginsTurn(commandOf(event), commandOf(last))) open.push(event);
    else turns.push([event]);
  }
  return turns;
}

/** One passing of time may be several events. */
function beginsTurn(command: Command | undefined, last: Command | undefined): boolean {
  if (command?.type !== 'advance') return false;
  return last?.type !== 'advance' || last.to !== command.to;
}

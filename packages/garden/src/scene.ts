// Runs a scene: the cast takes turns, the storyteller watches, and everything is told as it happens.
import {
  type HappeningTable,
  instinct,
  NO_STORY,
  type PhraseBook,
  type Quality,
  type StoryState,
  tellOn,
} from '@hakoniwa/actor';
import {
  createSifter,
  type HalfTold,
  PATTERNS,
  type ProgressReport,
  type ProgressTurn,
} from '@hakoniwa/gm';
import {
  actText,
  type CharacterId,
  denialText,
  eventText,
  isJsonObject,
  nameOf,
  type PlaceId,
  type SealedEvent,
  stateHash,
  visibleAt,
  type World,
} from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import { correctionOf } from './correction.ts';
import type { Garden } from './garden.ts';
import { Recollection } from './recollection.ts';
import { storyEvent } from './story-events.ts';
import { type Mind, rngFor, type TakenTurn, takeTurn } from './turn.ts';
import { ruleQuality } from './turn-quality.ts';

export interface SceneParts {
  readonly garden: Garden;
  readonly store: EventStore;
  readonly phrases: PhraseBook;
  readonly table: HappeningTable;
  readonly turns: number;
  /** The mind of each character; instinct where none is given. */
  readonly mindOf?: (id: CharacterId) => Mind;
  readonly topicsOf: (speech: string) => readonly string[];
}

/** One turn as it is shown and logged. */
export interface SceneTurn {
  readonly turn: number;
  readonly who: string;
  readonly name: string;
  readonly act: string | null;
  readonly speech: string | null;
  readonly allowed: boolean;
  readonly reason: string | null;
  readonly why: string | null;
  /** What there is instead, where something was refused. */
  readonly correction: string | null;
  readonly thought: string | null;
  readonly stall: number;
  readonly injected: string | null;
  readonly recovered?: boolean;
  /** Which mind the turn came from, where its record says so. */
  readonly mind?: string;
  /** Why the model's call failed, when instinct took the turn instead. */
  readonly failure?: string;
  /** The model's tries were used up: the act was dropped, the words stayed. */
  readonly gaveUp?: boolean;
  /** The line's score by rule, where something was said. */
  readonly quality?: Quality & { readonly by: 'rule' };
  readonly seq: number;
  readonly stateHash: string;
}

/** Takes turns until the scene is over; each is yielded once it is committed. */
export async function* runScene(parts: SceneParts): AsyncGenerator<SceneTurn> {
  const { garden, store } = parts;
  const recollection = await Recollection.of(garden, store);
  let story = NO_STORY;
  let sifted = sifter.empty;
  const said: string[] = [];
  for (let turn = 1; turn <= parts.turns; turn++) {
    const cast = garden.world.characters.ids() as CharacterId[];
    const who = cast[(turn - 1) % Math.max(1, cast.length)];
    if (who === undefined) return;
    const mind = parts.mindOf?.(who) ?? instinct;
    const taken = await takeTurn({ garden, recollection, phrases: parts.phrases, mind, who });
    for (const event of taken.events) sifted = sifter.sift(sifted, storyEvent(event, turn)).state;
    const halfTold = sifter.partials(sifted, { minProgress: HALF_TOLD });
    const told = await tell(parts, { story, taken, recollection, halfTold });
    story = told.story;
    const shown = sceneTurn(parts, { turn, taken, said, ...told });
    if (shown.speech !== null) said.push(shown.speech);
    yield shown;
  }
}

const sifter = createSifter(PATTERNS);
/** How much of a story must have happened for it to be worth finishing. */
const HALF_TOLD = 0.5;

interface Telling {
  readonly story: StoryState;
  readonly taken: TakenTurn;
  readonly recollection: Recollection;
  readonly halfTold: readonly HalfTold[];
}

/** Lets the storyteller see the turn, and step in when nothing moves. */
async function tell(parts: SceneParts, { story, taken, recollection, halfTold }: Telling) {
  const { garden } = parts;
  const place = garden.world.characters.get(taken.who)?.place;
  const touched = new Set(recollection.events.flatMap(({ object }) => object ?? []));
  const untouched = untouchedAt(garden.world, place, touched);
  const turn = progressOf(parts, taken, place ?? '');
  const move = tellOn(story, {
    world: garden.world,
    turn,
    table: parts.table,
    halfTold,
    untouched,
    place,
    rng: rngFor(garden, 'storyteller'),
  });
  const injected = move.injection ? await garden.submit(move.injection) : undefined;
  return {
    story: move.state,
    report: move.report,
    injected: injected?.verdict.allowed ? (move.injection?.text ?? null) : null,
  };
}

/** Things in plain sight that nobody has laid a hand on yet. */
function untouchedAt(
  world: World,
  place: PlaceId | undefined,
  touched: ReadonlySet<string>,
): string[] {
  if (place === undefined) return [];
  return visibleAt(world, place)
    .map(({ id }) => id)
    .filter((id) => !touched.has(id));
}

/** Did anything move? The world, a belief, a relation, a thread, a topic. */
function progressOf({ topicsOf }: SceneParts, { events }: TakenTurn, place: string): ProgressTurn {
  const paths = events
    .filter(({ type }) => type !== 'time-passed')
    .flatMap(({ patch }) => patch.map(({ path }) => path));
  const speech = events.map(speechOf).find((one) => one !== undefined) ?? '';
  const some = (test: RegExp) => paths.some((path) => test.test(path));
  return {
    worldChanged: some(/^\/(props|characters\/[^/]+\/(place|posture|status)|flags)/),
    beliefChanged: false,
    relationChanged: false,
    threadOpened:
      some(/^\/threads\//) &&
      events.some(({ patch }) =>
        patch.some(({ op, path }) => op === 'add' && path.startsWith('/threads/')),
      ),
    threadClosed: events.some(({ patch }) =>
      patch.some(({ op, path }) => op === 'remove' && path.startsWith('/threads/')),
    ),
    topics: topicsOf(speech),
    speech,
    mode: 'talk',
    place,
  };
}

function speechOf({ detail }: SealedEvent): string | undefined {
  const speech = isJsonObject(detail) ? detail.speech : undefined;
  return typeof speech === 'string' ? speech : undefined;
}

interface Shown {
  readonly turn: number;
  readonly taken: TakenTurn;
  readonly report: ProgressReport;
  readonly injected: string | null;
  /** What was said before, newest last. */
  readonly said: readonly string[];
}

function sceneTurn({ garden }: SceneParts, shown: Shown): SceneTurn {
  const { turn, taken, report, injected, said } = shown;
  const { world, rules, head } = garden;
  const { proposal, denial, events, before } = taken;
  const speech = events.map(speechOf).find((one) => one !== undefined) ?? null;
  const acted = events.filter(
    ({ type, detail }) =>
      type !== 'time-passed' && isJsonObject(detail) && detail.verb !== undefined,
  );
  const act = proposal?.act
    ? actText(rules, before, proposal.act)
    : acted.map((event) => eventText(rules, before, event)).join(' ') || null;
  return {
    turn,
    who: taken.who,
    name: nameOf(world, taken.who),
    act,
    speech,
    allowed: denial === undefined,
    reason: denial?.reason ?? null,
    why: denial ? denialText(world, denial) : null,
    correction: denial ? correctionOf(world, taken.who, denial) : null,
    thought: proposal?.thought ?? null,
    stall: Math.round(report.score * 100) / 100,
    injected,
    ...(report.recovered === undefined ? {} : { recovered: report.recovered }),
    ...mindOfTurn(events),
    ...(speech === null
      ? {}
      : { quality: { ...ruleQuality({ taken, speech, said }), by: 'rule' } }),
    seq: head.seq,
    stateHash: stateHash(world),
  };
}

/** What the turn's own record says of the mind behind it. */
function mindOfTurn(
  events: readonly SealedEvent[],
): Pick<SceneTurn, 'mind' | 'failure' | 'gaveUp'> {
  const notes = events.map(({ command }) => (command.type === 'perform' ? command.note : null));
  const { mind, failure, gave_up } = notes.find(isJsonObject) ?? {};
  return {
    ...(typeof mind === 'string' ? { mind } : {}),
    ...(typeof failure === 'string' ? { failure } : {}),
    ...(gave_up === true ? { gaveUp: true } : {}),
  };
}

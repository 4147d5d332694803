// One turn of a scene as it is shown and logged: who, what and which words.
import type { ProgressReport, SanitizerRecord } from '@hakoniwa/gm';
import { storiesToldBy } from '@hakoniwa/sift';
import {
  allSaidIn,
  denialText,
  eventText,
  gesturesIn,
  isJsonObject,
  nameOf,
  type SealedEvent,
  stagedAct,
  stateHash,
  writingOf,
} from '@hakoniwa/stage';
import { correctionOf } from './correction.ts';
import type { Garden } from './garden.ts';
import type { TakenTurn } from './turn.ts';

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
  /** Stories that came to their end with this turn, a line each. */
  readonly stories?: readonly string[];
  readonly recovered?: boolean;
  /** Whether what the scenario asks for came true with this turn. */
  readonly goalReached?: true;
  /** Which mind the turn came from, where its record says so. */
  readonly mind?: string;
  /** Why the model's call failed, when instinct took the turn instead. */
  readonly failure?: string;
  /** What a model that is left alone failed by. */
  readonly because?: string;
  /** Another model than was asked, where one answered. */
  readonly answeredBy?: string;
  /** Checks of the floor that mended the line. */
  readonly mended?: readonly string[];
  /** What the sanitizer did to the turn, in the words of its specification. */
  readonly sanitizer?: SanitizerRecord['sanitizer'];
  /** The model's tries were used up: the act was dropped, the words stayed. */
  readonly gaveUp?: boolean;
  readonly seq: number;
  readonly stateHash: string;
}

/** A turn that was taken, with what the storyteller made of it. */
export interface Shown {
  readonly turn: number;
  readonly taken: TakenTurn;
  readonly report: ProgressReport;
  readonly injected: string | null;
  readonly hasReachedGoal?: boolean;
}

/** The turn for a screen and for a line of JSON. */
export function sceneTurn(garden: Garden, shown: Shown): SceneTurn {
  const { turn, taken, report, injected } = shown;
  const { world, rules, head } = garden;
  const { proposal, denial, events, before } = taken;
  const speech = allSaidIn(events) ?? null;
  const acted = events.filter(
    ({ type, detail }) =>
      type !== 'time-passed' && isJsonObject(detail) && detail.verb !== undefined,
  );
  const shownActs = events.flatMap((event) => [
    ...gesturesIn(event).map(({ text }) => text),
    ...(acted.includes(event) ? [eventText(rules, { world: before, event })] : []),
  ]);
  const act = proposal?.act
    ? stagedAct(rules, { world: before, act: proposal.act })
    : shownActs.join(writingOf(world.language).pause) || null;
  return {
    turn,
    who: taken.who,
    name: nameOf(world, taken.who),
    act,
    speech,
    allowed: denial === undefined,
    reason: denial?.reason ?? null,
    why: denial ? denialText(world, denial) : null,
    correction: denial ? correctionOf(world, { who: taken.who, denial }) : null,
    thought: proposal?.thought ?? null,
    stall: Math.round(report.score * 100) / 100,
    injected,
    ...storiesOf(events),
    ...(report.recovered === undefined ? {} : { recovered: report.recovered }),
    ...(shown.hasReachedGoal ? { goalReached: true as const } : {}),
    ...mindOfTurn(events),
    seq: head.seq,
    stateHash: stateHash(world),
  };
}

function storiesOf(events: readonly SealedEvent[]): Pick<SceneTurn, 'stories'> {
  const stories = events.flatMap(storiesToldBy).map(({ text }) => text);
  return stories.length === 0 ? {} : { stories };
}

/** What the turn's own record says of the mind behind it. */
function mindOfTurn(
  events: readonly SealedEvent[],
): Pick<
  SceneTurn,
  'mind' | 'failure' | 'because' | 'answeredBy' | 'mended' | 'sanitizer' | 'gaveUp'
> {
  const notes = events.map(({ command }) => (command?.type === 'perform' ? command.note : null));
  const { mind, failure, because, answeredBy, mended, sanitizer, gave_up } =
    notes.find(isJsonObject) ?? {};
  return {
    ...(typeof mind === 'string' ? { mind } : {}),
    ...(typeof failure === 'string' ? { failure } : {}),
    ...(typeof because === 'string' ? { because } : {}),
    ...(typeof answeredBy === 'string' ? { answeredBy } : {}),
    ...(Array.isArray(mended) ? { mended: mended.map(String) } : {}),
    ...(isJsonObject(sanitizer)
      ? { sanitizer: sanitizer as unknown as SanitizerRecord['sanitizer'] }
      : {}),
    ...(gave_up === true ? { gaveUp: true } : {}),
  };
}

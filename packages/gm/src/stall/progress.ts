// Progress: did anything move in the last turns? A stall is its absence, weighed by the mode of the scene.
import { closest } from './repetition.ts';

/** What kind of scene it is: talk moves by topics, a task by deeds, a crisis by both and fast. */
export type SceneMode = 'talk' | 'task' | 'crisis';

/** One turn as the detector sees it. */
export interface ProgressTurn {
  readonly worldChanged?: boolean;
  readonly beliefChanged?: boolean;
  readonly relationChanged?: boolean;
  readonly goalChanged?: boolean;
  readonly threadOpened?: boolean;
  readonly threadClosed?: boolean;
  readonly topics: readonly string[];
  readonly speech: string;
  readonly mode: SceneMode;
  readonly place: string;
  /** Made by the GM: it neither counts as progress nor as repetition. */
  readonly injected?: boolean;
}

interface Remembered {
  readonly progress: number;
  readonly echo: number;
  readonly topics: readonly string[];
  readonly speech: string;
}

/** What the detector remembers between turns; plain JSON, bounded. */
export interface ProgressState {
  readonly turns: readonly Remembered[];
  readonly place: string | null;
  /** Turns of mere talk in this place, one after the other. */
  readonly talkRun: number;
  /** Turns since the last alarm or injection; null before the first. */
  readonly sinceAlarm: number | null;
  /** Turns left in which an injection still can bear fruit; null when none is pending. */
  readonly pending: number | null;
}

/** What the detector says about a turn. */
export interface ProgressReport {
  /** 0 (moving) to 1 (stalled). */
  readonly score: number;
  /** Time to do something: the score is high and the cooldown is over. */
  readonly stalled: boolean;
  /** The same lines come back. */
  readonly repetition: boolean;
  /** N turns of talk in one place. */
  readonly lingering: boolean;
  /** Set on the turn that settles it: the last injection was followed by progress, or was not. */
  readonly recovered?: boolean;
}

/** Settings of the alarms, in turns. */
export interface ProgressSettings {
  readonly alarmScore: number;
  readonly cooldownTurns: number;
  readonly lingerTurns: number;
  readonly recoveryTurns: number;
}

/** The house settings. */
const PROGRESS_SETTINGS: ProgressSettings = {
  alarmScore: 0.8,
  cooldownTurns: 5,
  lingerTurns: 12,
  recoveryTurns: 2,
};

/** Before anything was said. */
export const NO_PROGRESS: ProgressState = {
  turns: [],
  place: null,
  talkRun: 0,
  sinceAlarm: null,
  pending: null,
};

const WINDOW: Readonly<Record<SceneMode, number>> = { talk: 6, task: 5, crisis: 4 };
/** How much a new topic is worth where talk is, or is not, the point. */
const TOPIC_WORTH: Readonly<Record<SceneMode, number>> = { talk: 0.9, task: 0.35, crisis: 0.25 };
/** Mean progress that counts as fully alive. */
const ALIVE: Readonly<Record<SceneMode, number>> = { talk: 0.45, task: 0.4, crisis: 0.5 };
const TOPIC_MEMORY = 8;
const ECHO = 0.6;
/** Progress that shows an injection was taken up. */
const TAKEN_UP = 0.4;

const changeOf = (turn: ProgressTurn): number => {
  if (turn.worldChanged || turn.goalChanged || turn.threadClosed) return 1;
  if (turn.relationChanged || turn.threadOpened) return 0.8;
  return turn.beliefChanged ? 0.7 : 0;
};

const newTopics = (state: ProgressState, turn: ProgressTurn): number => {
  const topics = [...new Set(turn.topics)];
  if (topics.length === 0) return 0;
  const seen = new Set(state.turns.flatMap((one) => one.topics));
  const fresh = topics.filter((topic) => !seen.has(topic)).length;
  // One new word among few is as good as several among many.
  return Math.min(1, Math.max(fresh / topics.length, fresh / 2));
};

const progressOf = (state: ProgressState, turn: ProgressTurn, echo: number): number => {
  const topical = newTopics(state, turn) * TOPIC_WORTH[turn.mode] * (1 - echo);
  return Math.max(changeOf(turn), topical);
};

/** Later turns weigh more; turns not yet played count as alive. */
const scoreOf = (progress: readonly number[], mode: SceneMode): number => {
  const window = WINDOW[mode];
  const recent = progress.slice(-window);
  let weighed = 0;
  let weights = 0;
  for (let back = 0; back < window; back += 1) {
    const weight = 1 - back / (2 * window);
    const value = recent[recent.length - 1 - back] ?? ALIVE[mode];
    weighed += weight * Math.min(1, value);
    weights += weight;
  }
  return Math.min(1, Math.max(0, 1 - weighed / weights / ALIVE[mode]));
};

const isRepeating = (echoes: readonly number[]): boolean => {
  const recent = echoes.slice(-4);
  return recent.length >= 3 && recent.filter((echo) => echo >= ECHO).length >= 2;
};

const recovery = (
  state: ProgressState,
  turn: ProgressTurn,
  progress: number,
): Pick<ProgressReport, 'recovered'> => {
  if (state.pending === null || turn.injected) return {};
  if (progress >= TAKEN_UP) return { recovered: true };
  return state.pending <= 1 ? { recovered: false } : {};
};

/** Takes one turn in; gives the new state and what to say about it. Pure. */
export const watchProgress = (
  state: ProgressState,
  {
    turn,
    settings = PROGRESS_SETTINGS,
  }: { readonly turn: ProgressTurn; readonly settings?: ProgressSettings | undefined },
): { readonly state: ProgressState; readonly report: ProgressReport } => {
  const echo = turn.injected
    ? 0
    : closest(
        state.turns.map((one) => one.speech),
        turn.speech,
      );
  const progress = turn.injected ? 0 : progressOf(state, turn, echo);
  const remembered: Remembered = { progress, echo, topics: turn.topics, speech: turn.speech };
  const turns = turn.injected ? state.turns : [...state.turns, remembered].slice(-TOPIC_MEMORY);
  const still =
    turn.mode === 'talk' &&
    !turn.worldChanged &&
    (state.place === null || state.place === turn.place);
  const talkRun = turn.injected ? 0 : still ? state.talkRun + 1 : 0;
  const score = scoreOf(
    turns.map((one) => one.progress),
    turn.mode,
  );
  const since = turn.injected ? 0 : state.sinceAlarm === null ? null : state.sinceAlarm + 1;
  const rested = since === null || since >= settings.cooldownTurns;
  const stalled = !turn.injected && rested && score > settings.alarmScore;
  const recovered = recovery(state, turn, progress);
  const waiting = turn.injected
    ? settings.recoveryTurns
    : state.pending === null || recovered.recovered !== undefined
      ? null
      : state.pending - 1;
  return {
    state: { turns, place: turn.place, talkRun, sinceAlarm: stalled ? 0 : since, pending: waiting },
    report: {
      score,
      stalled,
      repetition: isRepeating(turns.map((one) => one.echo)),
      lingering: talkRun >= settings.lingerTurns,
      ...recovered,
    },
  };
};

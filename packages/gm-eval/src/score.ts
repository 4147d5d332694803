// The figures of a run: what was caught, wrongly denied, misnamed, missed, lost or broken.
import type { EvalSet } from './eval-case.ts';
import { PHYSICAL } from './physical.ts';
import type { CaseOutcome } from './run-set.ts';
import { type Share, shareOf } from './wilson.ts';

/** What is asked of the GM. */
export const BARS = {
  recall: 0.95,
  falseDenials: 0.02,
  wrongReasons: 0.05,
  speechLost: 0,
  patchErrors: 0,
} as const;

export type FailureKind =
  | 'crash'
  | 'missed'
  | 'false-denial'
  | 'wrong-reason'
  | 'intents'
  | 'speech-lost'
  | 'format'
  | 'patch';

export interface Failure {
  readonly kind: FailureKind;
  readonly id: string;
  readonly want: string;
  readonly got: string;
  readonly text: string;
}

export interface Score {
  readonly name: string;
  readonly n: number;
  readonly labelled: number;
  readonly denials: number;
  readonly recall: Share;
  readonly falseDenials: Share;
  readonly wrongReasons: Share;
  /** Turns whose physical intents are not all found. */
  readonly intentsMissed: Share;
  /** Turns with physical intents that nobody labelled. */
  readonly intentsSpurious: number;
  readonly crashes: number;
  readonly speechLost: number;
  readonly formatWrong: number;
  readonly patchErrors: number;
  readonly failures: readonly Failure[];
  readonly passed: boolean;
}

export interface ScoreOptions {
  /** Also count the turns on which either verdict is fine. */
  readonly uncertain?: boolean;
}

/** The score of a set. */
export function scoreSet(
  set: EvalSet,
  outcomes: readonly CaseOutcome[],
  { uncertain = false }: ScoreOptions = {},
): Score {
  const counted = outcomes.filter(({ one }) => uncertain || !one.uncertain);
  const labelled = counted.filter(({ one }) => one.allowed !== undefined);
  const failures = [
    ...outcomes.flatMap(soundnessFailures),
    ...labelled.flatMap((outcome) => verdictFailure(outcome) ?? []),
    ...labelled.flatMap((outcome) => intentFailure(outcome) ?? []),
  ];
  const count = (kind: FailureKind) => failures.filter((failure) => failure.kind === kind).length;
  const violations = labelled.filter(({ one }) => one.allowed === false);
  const harmless = labelled.filter(({ one }) => one.allowed === true);
  const caught = violations.filter(isDenied);
  const figures = {
    name: set.name,
    n: outcomes.length,
    labelled: labelled.length,
    denials: outcomes.filter(isDenied).length,
    recall: shareOf(caught.length, violations.length),
    falseDenials: shareOf(harmless.filter(isDenied).length, harmless.length),
    wrongReasons: shareOf(count('wrong-reason'), caught.length),
    intentsMissed: shareOf(
      labelled.filter((outcome) => missedIntents(outcome).length > 0).length,
      labelled.length,
    ),
    intentsSpurious: labelled.filter((outcome) => spuriousIntents(outcome).length > 0).length,
    crashes: count('crash'),
    speechLost: count('speech-lost'),
    formatWrong: count('format'),
    patchErrors: count('patch'),
  };
  return { ...figures, failures, passed: isPassed(figures) };
}

function isPassed(score: Omit<Score, 'failures' | 'passed'>): boolean {
  return (
    !(score.recall.rate < BARS.recall) &&
    !(score.falseDenials.rate > BARS.falseDenials) &&
    !(score.wrongReasons.rate > BARS.wrongReasons) &&
    score.speechLost <= BARS.speechLost &&
    score.patchErrors <= BARS.patchErrors &&
    score.formatWrong === 0 &&
    score.crashes === 0
  );
}

/** Several scores as one. */
export function mergeOutcomes(
  sets: readonly { set: EvalSet; outcomes: readonly CaseOutcome[] }[],
): {
  set: EvalSet;
  outcomes: readonly CaseOutcome[];
} {
  return {
    set: { name: 'all', cases: sets.flatMap(({ set }) => set.cases) },
    outcomes: sets.flatMap(({ outcomes }) => outcomes),
  };
}

export function isDenied({ response }: CaseOutcome): boolean {
  return response?.allowed === false;
}

function soundnessFailures(outcome: CaseOutcome): Failure[] {
  const { crash, lost, format, patchFaults } = outcome;
  return [
    ...(crash === undefined ? [] : [failure(outcome, 'crash', 'no crash', crash)]),
    ...(lost === undefined ? [] : [failure(outcome, 'speech-lost', lost, saidBy(outcome))]),
    ...(format === undefined ? [] : [failure(outcome, 'format', 'as labelled', format)]),
    ...(patchFaults.length === 0
      ? []
      : [failure(outcome, 'patch', 'a sound world', patchFaults.join('; '))]),
  ];
}

function verdictFailure(outcome: CaseOutcome): Failure | undefined {
  const { one, response } = outcome;
  if (response === undefined) return undefined;
  const reasons = [...(one.denied_reasons ?? []), ...(one.acceptable_reasons ?? [])];
  const got = response.denied_reason ?? 'allowed';
  const why = response.violations
    .map(({ reason, cause, target, text }) => `${reason}/${cause} ${target ?? '-'} «${text}»`)
    .join('; ');
  if (one.allowed && !response.allowed) return failure(outcome, 'false-denial', 'allowed', why);
  if (!one.allowed && response.allowed)
    return failure(outcome, 'missed', reasons.join('|'), 'allowed');
  return one.allowed || reasons.includes(got)
    ? undefined
    : failure(outcome, 'wrong-reason', reasons.join('|'), why);
}

function intentFailure(outcome: CaseOutcome): Failure | undefined {
  if (outcome.response === undefined || outcome.one.actions === undefined) return undefined;
  const missed = missedIntents(outcome);
  const spurious = spuriousIntents(outcome);
  if (missed.length === 0 && spurious.length === 0) return undefined;
  const got = outcome.response.parsed.action_intents
    .filter(({ intent }) => !TALK.has(intent))
    .map(({ intent, target, detail }) => `${intent} ${target ?? '-'} (${detail ?? ''})`);
  return failure(
    outcome,
    'intents',
    `${[...wantedIntents(outcome)].join('+') || 'none'}${missed.length === 0 ? ' (spurious)' : ''}`,
    got.join(', ') || 'none',
  );
}

const TALK = new Set(['SAY', 'ASK', 'ANSWER']);

function wantedIntents({ one }: CaseOutcome): Set<string> {
  return new Set((one.actions ?? []).map(({ intent }) => intent).filter((it) => PHYSICAL.has(it)));
}

function gotIntents({ response }: CaseOutcome): Set<string> {
  const all = response?.parsed.action_intents ?? [];
  return new Set(all.map(({ intent }) => intent).filter((it) => PHYSICAL.has(it)));
}

function missedIntents(outcome: CaseOutcome): string[] {
  const got = gotIntents(outcome);
  return [...wantedIntents(outcome)].filter((intent) => !got.has(intent));
}

function spuriousIntents(outcome: CaseOutcome): string[] {
  if (outcome.one.actions === undefined) return [];
  const wanted = wantedIntents(outcome);
  return [...gotIntents(outcome)].filter((intent) => !wanted.has(intent));
}

function failure({ one }: CaseOutcome, kind: FailureKind, want: string, got: string): Failure {
  return { kind, id: one.id, want, got, text: one.raw_output ?? 'null' };
}

function saidBy({ response }: CaseOutcome): string {
  return response?.parsed.speech ?? 'nothing';
}

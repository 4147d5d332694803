// Judges one act of a text on the running world and, if it may, lets it take effect there.
import { type Act, type Denial, judge, moveProp, type Patch, settle } from '@hakoniwa/stage';
import { type Finding, HARMLESS, type Settling } from '../judge/finding.ts';
import { JUDGE_RULES } from '../judge/index.ts';
import type { Question } from '../judge/question.ts';
import type { TextAct } from '../language/types.ts';
import { entityOf, type References, referencesOf } from './reference.ts';
import { handling, patched, speakerIn, type TurnFrame, type TurnState } from './turn-state.ts';

/** One act with everything the GM found out about it. */
export interface JudgedAct {
  readonly act: TextAct;
  readonly named: References;
  /** The typed acts it came down to. */
  readonly typed: readonly Act[];
  readonly denial: Denial | undefined;
  /** Whether it was more than a gesture. */
  readonly physical: boolean;
  readonly patch: Patch;
}

export interface ActTurn {
  readonly act: TextAct;
  readonly later: readonly TextAct[];
  /** False once something in the turn was denied: judged still, settled no more. */
  readonly settles: boolean;
}

/** Judges an act; the returned state is what the next act meets. */
export function judgeAct(
  frame: TurnFrame,
  state: TurnState,
  { act, later, settles }: ActTurn,
): { judged: JudgedAct; state: TurnState } {
  const named = referencesOf(frame, state, act);
  const speaker = speakerIn(frame, state);
  const finding = speaker ? findingOf({ frame, state, speaker, act, named, later }) : HARMLESS;
  const noted = noting(state, named);
  if (finding.is === 'harmless') return { judged: plain(act, named), state: noted };
  if (finding.is === 'violation') {
    return {
      judged: { ...plain(act, named), denial: finding.denial, physical: true },
      state: noted,
    };
  }
  return byLaw(frame, noted, { act, named, finding, settles });
}

function findingOf(question: Question): Finding {
  for (const rule of JUDGE_RULES) {
    const finding = rule(question);
    if (finding) return finding;
  }
  return HARMLESS;
}

interface LawTurn {
  readonly act: TextAct;
  readonly named: References;
  readonly finding: Extract<Finding, { is: 'acts' }>;
  readonly settles: boolean;
}

function byLaw(
  frame: TurnFrame,
  start: TurnState,
  { act, named, finding, settles }: LawTurn,
): { judged: JudgedAct; state: TurnState } {
  let state = start;
  let patch: Patch = [];
  for (const typed of finding.acts) {
    const isLast = typed === finding.acts.at(-1);
    const ready = asHeld(frame, state, typed);
    const verdict = judge(frame.rules, ready.state.world, typed);
    if (!verdict.allowed && !isHarmless(frame, state, verdict.denial)) {
      return {
        judged: {
          act,
          named,
          typed: finding.acts,
          denial: verdict.denial,
          physical: true,
          patch: [],
        },
        state: start,
      };
    }
    const change = verdict.allowed
      ? effectOf(settle(verdict.scene), isLast ? finding.settles : 'none')
      : [];
    if (!settles) continue;
    patch = [...patch, ...(isLast ? ready.patch : []), ...change];
    state = patched(frame, isLast ? ready.state : state, change);
  }
  const next = handledBy(act, named).reduce(handling, state);
  return {
    judged: { act, named, typed: finding.acts, denial: undefined, physical: true, patch },
    state: next,
  };
}

/** What an act leaves in the speaker's hands, as far as a text is concerned: a filled cup too. */
function handledBy({ verb }: TextAct, { object, target }: References): string[] {
  const vessel = FILLS.has(verb) ? entityOf(target) : undefined;
  return [entityOf(object), vessel].flatMap((entity) => (entity?.type === 'prop' ? entity.id : []));
}

/** A thing handled earlier in the turn counts as held, also where no hand was free to note it. */
function asHeld(
  frame: TurnFrame,
  state: TurnState,
  { verb, object }: Act,
): { state: TurnState; patch: Patch } {
  const prop = object === undefined ? undefined : state.world.props.get(object);
  const isNoted =
    prop && HELD_VERBS.has(verb) && state.handled.has(prop.id) && !('holder' in prop.at);
  if (!isNoted) return { state, patch: [] };
  const patch = [moveProp(prop, { holder: frame.speaker })];
  return { state: patched(frame, state, patch), patch };
}

/** Being so already, or an odd use of a thing that is not strict, is no violation of a text. */
function isHarmless(_frame: TurnFrame, state: TurnState, { cause, about }: Denial): boolean {
  if (cause === 'already') return true;
  return cause === 'not-afforded' && !state.world.props.get(about ?? '')?.strict;
}

function effectOf(patch: Patch, settling: Settling): Patch {
  if (settling === 'none') return [];
  return settling === 'whole'
    ? patch
    : patch.filter(({ path }) => /^\/props\/[^/]*\/at$/.test(path));
}

/** What the act named is what is spoken of now: a thing, or someone. */
function noting(state: TurnState, { object, target, tool }: References): TurnState {
  const named = [object, target, tool].map(entityOf).find((entity) => entity?.type === 'prop');
  if (named) return { ...state, antecedent: named.id, isSomeone: false };
  const isSomeone =
    object?.is === 'body' || object?.is === 'person' || entityOf(object)?.type === 'character';
  return isSomeone ? { ...state, isSomeone } : state;
}

function plain(act: TextAct, named: References): JudgedAct {
  return { act, named, typed: [], denial: undefined, physical: act.intent !== 'EMOTE', patch: [] };
}

/** Verbs that put something into a vessel at hand. */
const FILLS: ReadonlySet<string> = new Set(['pour', 'make']);

const HELD_VERBS: ReadonlySet<string> = new Set(['put', 'give', 'throw']);

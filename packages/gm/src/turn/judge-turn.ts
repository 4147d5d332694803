// Judges a whole turn: acts in text order on the running world, then what else the text brings in.

import {
  type CharacterId,
  type Denial,
  nameOf,
  type Patch,
  type Rulebook,
  type World,
} from '@hakoniwa/stage';
import { contradiction, type WorldFacts } from '../judge/contradicts.ts';
import { repeatedActs, repeatedQuestions } from '../judge/repeated.ts';
import { stranger } from '../judge/strangers.ts';
import type { Violation } from '../judge/violation.ts';
import type { NounLore } from '../language/lore.ts';
import type { Cast, LanguageReader, TextAct } from '../language/types.ts';
import { limits } from '../limits.ts';
import type { GmMemory } from '../memory/turn-memory.ts';
import type { TurnText } from '../reader/read-turn.ts';
import { matchName } from '../resolve/match-name.ts';
import { referredEntity } from '../resolve/reference.ts';
import { mentioning, startState, type TurnFrame, type TurnState } from '../resolve/turn-state.ts';
import { type JudgedAct, judgeAct } from './judge-act.ts';

export interface TurnInput {
  readonly rules: Rulebook;
  readonly world: World;
  readonly speaker: CharacterId;
  readonly language: LanguageReader;
  readonly lore: NounLore;
  readonly facts: WorldFacts;
  /** The facts of a world a walk led to; where left out, those at the beginning hold for all of it. */
  readonly factsIn?: ((world: World) => WorldFacts) | undefined;
  readonly memory: GmMemory;
  readonly text: TurnText;
  readonly cast: Cast;
  /** Whether the speaker is nobody the world lists. */
  readonly isUnlisted?: boolean | undefined;
}

/** An act and where in the turn it stands. */
export interface PlacedAct extends JudgedAct {
  readonly at: number;
}

export interface TurnJudgement {
  readonly acts: readonly PlacedAct[];
  /** Every violation, in text order; the first gives the reason. */
  readonly violations: readonly Violation[];
  /** The change of the acts before the first denied one. */
  readonly patch: Patch;
  /** The acts that took effect. */
  readonly settled: readonly JudgedAct[];
  readonly actCores: readonly string[];
  readonly questionCores: readonly string[];
}

/** Judges a turn. */
export function judgeTurn(input: TurnInput): TurnJudgement {
  const { world, text, memory, speaker, language } = input;
  const actor = world.characters.get(speaker);
  if (!actor) return NOTHING_JUDGED;
  const frame: TurnFrame = { rules: input.rules, speaker, lore: input.lore, begun: world };
  const start = startState(world, actor);
  const questions = text.questions.map(({ it, at }) => ({
    core: language.core(it, input.cast),
    text: it,
    at,
    target: null,
  }));
  const said = [
    ...text.others.flatMap(
      ({ it, at }) => stranger(it, { known: { names: start.names, lore: input.lore }, at }) ?? [],
    ),
    ...repeatedQuestions(memory, { speaker, questions }),
    ...(input.isUnlisted ? strangerActs(text, speaker) : []),
  ];
  const run = runActs(frame, start, { input, said });
  return {
    acts: run.acts,
    violations: [...run.claimed, ...said, ...run.violations].sort((a, b) => a.at - b.at),
    patch: run.settled.flatMap(({ patch }) => patch),
    settled: run.settled,
    actCores: [...new Set(run.acts.flatMap((act) => coreOf(act) ?? []))],
    questionCores: [...new Set(questions.map(({ core }) => core))].filter((core) => core !== ''),
  };
}

/** Whoever is not in the world does nothing in it; words are heard from anywhere. */
function strangerActs({ acts }: TurnText, speaker: string): Violation[] {
  const first = acts.find(({ it }) => it.intent !== 'EMOTE');
  if (!first) return [];
  const { intent, word } = first.it;
  const violation = { reason: 'OUT_OF_SCOPE', cause: 'stranger', target: speaker } as const;
  return [{ ...violation, intent, text: word, at: first.at }];
}

interface Run {
  readonly acts: PlacedAct[];
  /** What was claimed and is not so. */
  readonly claimed: Violation[];
  readonly violations: Violation[];
  readonly settled: JudgedAct[];
}

function runActs(
  frame: TurnFrame,
  start: TurnState,
  { input, said }: { input: TurnInput; said: readonly Violation[] },
): Run {
  const run: Run = { acts: [], claimed: [], violations: [], settled: [] };
  const acts = input.text.acts.slice(0, limits.actsJudged);
  const claims = new ClaimsHeard(input, start.world);
  let state = start;
  let heardUpTo = -1;
  acts.forEach(({ it: act, at }, index) => {
    run.claimed.push(...claims.upTo(at, state.world));
    if (leavesOut(act)) {
      state = hearing(state, input, { from: heardUpTo, to: at });
      heardUpTo = at;
    }
    const isDenied =
      input.isUnlisted === true ||
      run.violations.length + run.claimed.length > 0 ||
      said.some((violation) => violation.at < at);
    const later = acts.slice(index + 1).map(({ it }) => it);
    const { judged, state: next } = judgeAct(frame, state, { act, later, settles: !isDenied });
    const found = violationOf(input, state.world, { judged, at });
    run.acts.push({ ...judged, at });
    run.violations.push(...found);
    const isRepeated = found.length > 0 && !judged.denial;
    if (found.length === 0 && !isDenied && judged.patch.length > 0) run.settled.push(judged);
    if (!isRepeated) {
      if (next.antecedent !== state.antecedent) heardUpTo = at;
      state = next;
    }
  });
  run.claimed.push(...claims.upTo(Infinity, state.world));
  return run;
}

/** What is claimed in a turn, each held against the world as it is at that point of it. */
class ClaimsHeard {
  readonly #input: TurnInput;
  readonly #left: TurnText['claims'][number][];
  #facts: WorldFacts;
  #place: string | undefined;

  constructor(input: TurnInput, world: World) {
    this.#input = input;
    this.#left = input.text.claims.toSorted((a, b) => a.at - b.at);
    this.#facts = input.facts;
    this.#place = world.characters.get(input.speaker)?.place;
  }

  /** The violations of the claims before a point that were not looked at yet. */
  upTo(end: number, world: World): Violation[] {
    const count = this.#left.findIndex(({ at }) => at >= end);
    const claims = this.#left.splice(0, count < 0 ? this.#left.length : count);
    if (claims.length === 0) return [];
    const facts = this.#factsOf(world);
    return claims.flatMap(({ it, at }) => contradiction(it, { facts, at }) ?? []);
  }

  #factsOf(world: World): WorldFacts {
    const { factsIn, speaker } = this.#input;
    const place = world.characters.get(speaker)?.place;
    if (factsIn && place !== this.#place) this.#facts = factsIn(world);
    this.#place = place;
    return this.#facts;
  }
}

/** Whether an act asks what was spoken of before it. */
function leavesOut({ needsObject, object, target, tool, source }: TextAct): boolean {
  const isOmitted = needsObject && object === undefined;
  return isOmitted || [object, target, tool, source].some((noun) => noun?.pronoun === true);
}

/** What was just spoken of is what `it` means, if it is something in the world. */
function hearing(
  state: TurnState,
  { text, lore }: TurnInput,
  { from, to }: { from: number; to: number },
): TurnState {
  const words = text.spoken.filter(({ at }) => at > from && at < to).flatMap(({ it }) => it);
  const near = { names: state.names, lore, only: 'prop', nearness: 2 } as const;
  const named = words
    .toReversed()
    .flatMap((word) => matchName(word, near) ?? [])
    .find(({ how }) => how !== 'fuzzy');
  return named ? { ...state, ...mentioning(state, [named.entity.id]) } : state;
}

function violationOf(
  input: TurnInput,
  world: World,
  { judged, at }: { judged: JudgedAct; at: number },
): Violation[] {
  if (judged.denial) return [asViolation(world, judged, { denial: judged.denial, at })];
  const core = coreOf(judged);
  if (core === undefined) return [];
  const target = targetName(judged);
  return repeatedActs(input.memory, {
    speaker: input.speaker,
    acts: [{ core, text: judged.act.word, at, target }],
  });
}

function asViolation(
  world: World,
  { act }: JudgedAct,
  { denial, at }: { denial: Denial; at: number },
): Violation {
  const { reason, cause, about, needs } = denial;
  const target = about === undefined ? null : nameOf(world, about);
  return {
    reason,
    cause,
    target,
    intent: act.intent,
    text: act.word,
    at,
    ...(needs ? { needs: nameOf(world, needs) } : {}),
  };
}

/** What counts as the same act in other words: the verb and the thing. Gestures never count. */
function coreOf({ act, named, physical }: JudgedAct): string | undefined {
  if (!physical || act.intent === 'EMOTE') return undefined;
  const thing = referredEntity(named.object) ?? referredEntity(named.target);
  const word = named.object?.word ?? named.target?.word;
  if (!thing && word === undefined) return undefined;
  return `${act.verb}:${thing?.id ?? word}`;
}

/** What the act is done to, as the world calls it, else as the text does. */
export function targetName({ named, act }: JudgedAct): string | null {
  const main =
    act.verb === 'move' ? (named.target ?? named.object) : (named.object ?? named.target);
  if (!main || main.is === 'unclear') return null;
  return referredEntity(main)?.name ?? main.word;
}

const NOTHING_JUDGED: TurnJudgement = {
  acts: [],
  violations: [],
  patch: [],
  settled: [],
  actCores: [],
  questionCores: [],
};

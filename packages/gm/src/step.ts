// The GM's step on the wire: one request and the session's memory in, one response and memory out.
import { characterId, patchWorld, type World } from '@hakoniwa/stage';
import { aroundOf } from './cards/around.ts';
import { factCards } from './cards/fact-cards.ts';
import { type Around, denialSentence, insteadSentence } from './cards/guidance.ts';
import type { Gm } from './gm.ts';
import { type GmMemory, NO_MEMORY, withTurn } from './memory/turn-memory.ts';
import { stallLevel, stallScore } from './stall/index.ts';
import { type JudgedPerformance, judgePerformance } from './turn/judge-performance.ts';
import { lineOf } from './turn/line-of.ts';
import { resolutionsOf } from './turn/resolutions.ts';
import { wireDelta } from './wire/delta.ts';
import { wireFactsOf } from './wire/facts-of.ts';
import { languageOf } from './wire/language-of.ts';
import { type GmResponse, shouldInject } from './wire/response.ts';
import type { GmRequest } from './wire/schema.ts';

/** Judges one request that the schema accepted. Pure; never throws on any text. */
export function gmStep(
  gm: Gm,
  {
    request,
    memory = NO_MEMORY,
  }: { readonly request: GmRequest; readonly memory?: GmMemory | undefined },
): { response: GmResponse; memory: GmMemory } {
  const language = languageOf(request);
  const { world_state: state, raw_output: raw } = request;
  const speaker = characterId(request.speaker);
  const world = gm.worldOf({
    state,
    speaker,
    session: request.session_id,
    language,
    lore: gm.tongues[language].lore,
  });
  const facts = wireFactsOf(state, { world, speaker });
  const turn = judgePerformance(gm, {
    ...{ world, speaker, raw, language, facts, memory },
    isUnlisted: isUnlisted(request),
  });
  const change =
    turn.judgement.patch.length > 0
      ? lineOf(gm.rules, { world, settled: turn.judgement.settled })
      : undefined;
  const delta =
    change === undefined ? [] : wireDelta(state, { patch: turn.judgement.patch, line: change });
  const remembered = { ...turn.remembered, delta: delta.length > 0 };
  const score = round(stallScore(memory.turns, remembered));
  const response = respond({
    turn,
    score,
    delta,
    change: delta.length > 0 ? change : undefined,
    around: once(() => aroundOf(patchWorld(world, turn.judgement.patch).world, speaker)),
    language,
  });
  return { response, memory: withTurn(memory, remembered) };
}

/** Whether somebody speaks who is not among those the world lists. */
function isUnlisted({ speaker, world_state: { characters = {} } }: GmRequest): boolean {
  const listed = Object.entries(characters);
  const isCalledSo = ([id, one]: (typeof listed)[number]) =>
    id === speaker || one.aliases?.includes(speaker) === true;
  return listed.length > 0 && !listed.some(isCalledSo);
}

interface Parts {
  readonly turn: JudgedPerformance;
  readonly score: number;
  readonly delta: GmResponse['world_delta'];
  readonly change: string | undefined;
  /** What is around the speaker after the turn; looked up only when something must be said about it. */
  readonly around: () => Around;
  readonly language: World['language'];
}

function respond({ turn, score, delta, change, around, language }: Parts): GmResponse {
  const { reading, judgement, text } = turn;
  const { violations } = judgement;
  const [first] = violations;
  const core = {
    parsed: { thought: reading.thought, speech: reading.speech, action_intents: turn.intents },
    allowed: first === undefined,
    denied_reason: first?.reason ?? null,
    world_delta: delta,
    stall_score: score,
  };
  const [inject_world_state, inject_gm_feedback] = shouldInject(core);
  return {
    ...core,
    fact_cards: factCards({
      violations,
      stallScore: score,
      change,
      around,
      topics: text.topics,
      language,
    }),
    violations: violations.map(({ at: _at, ...violation }) => violation),
    resolution: resolutionsOf(judgement.acts),
    claims: text.claims.map(({ it }) => ({ about: it.about, text: it.text })),
    injection: { inject_world_state, inject_gm_feedback },
    format: {
      repairs: reading.repairs.map(({ code }) => code),
      ignored: reading.ignored.map(({ who }) => who),
    },
    guidance: violations.map((violation) =>
      [
        denialSentence(violation, language),
        insteadSentence(violation, { around: around(), language }),
      ]
        .filter(Boolean)
        .join(' '),
    ),
    stall: { score, level: stallLevel(score) },
  };
}

/** What is looked up at the first question, and kept for the next ones. */
function once<T extends object>(look: () => T): () => T {
  let found: T | undefined;
  return () => {
    found ??= look();
    return found;
  };
}

/** Four digits are enough to compare and to read. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

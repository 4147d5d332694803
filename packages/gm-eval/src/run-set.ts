// Runs a set through the GM, turn after turn, with history per session.
import {
  type Gm,
  type GmMemory,
  type GmRequest,
  type GmResponse,
  gmStep,
  languageOf,
  NO_MEMORY,
  type OutputReading,
  parseRequest,
  readOutput,
} from '@hakoniwa/gm';
import type { EvalCase, EvalSet } from './eval-case.ts';
import { lostWords } from './kept-words.ts';
import { checkSettled } from './world-checks.ts';

/** A turn and what became of it. */
export interface CaseOutcome {
  readonly one: EvalCase;
  /** Absent when the step threw or the request was refused. */
  readonly response: GmResponse | undefined;
  readonly crash: string | undefined;
  readonly lost: string | undefined;
  readonly format: string | undefined;
  readonly patchFaults: readonly string[];
}

interface Session {
  readonly memory: GmMemory;
  readonly world: unknown;
}

/** Runs every case in order. */
export function runSet(gm: Gm, { cases }: EvalSet): CaseOutcome[] {
  const sessions = new Map<string, Session>();
  return cases.map((one) => {
    const session = sessions.get(one.session);
    const world = one.carry && session ? session.world : one.worldState;
    const memory = remembered(gm, one, { memory: session?.memory ?? NO_MEMORY, world });
    const { outcome, next } = runCase(gm, one, { memory, world });
    sessions.set(one.session, next);
    return outcome;
  });
}

/** The memory once the turns before this one are told; they all met the world of this one. */
function remembered(gm: Gm, one: EvalCase, { memory, world }: Session): GmMemory {
  return (one.history ?? []).reduce(
    (known, earlier) =>
      gmStep(gm, { request: requestOf({ ...one, ...earlier }, world), memory: known }).memory,
    memory,
  );
}

function runCase(gm: Gm, one: EvalCase, session: Session): { outcome: CaseOutcome; next: Session } {
  const none = { response: undefined, lost: undefined, format: undefined, patchFaults: [] };
  try {
    const request = requestOf(one, session.world);
    const { response, memory } = gmStep(gm, { request, memory: session.memory });
    const reading = readingOf(gm, request, one);
    const { world, faults } = checkSettled(one, { world: session.world, response });
    const outcome: CaseOutcome = {
      one,
      response,
      crash: undefined,
      lost: lostWords(one, reading),
      format: formatFault(one, reading),
      patchFaults: faults,
    };
    return { outcome, next: { memory, world } };
  } catch (error) {
    return { outcome: { ...none, one, crash: String(error) }, next: session };
  }
}

function requestOf(one: EvalCase, world: unknown): GmRequest {
  const parsed = parseRequest({
    session_id: one.session,
    turn_number: one.turn ?? 0,
    speaker: one.speaker,
    raw_output: one.raw_output,
    world_state: world,
    ...(one.language ? { language: one.language } : {}),
  });
  if (!parsed.ok) throw new Error(parsed.problems.map((it) => `${it.path}: ${it.message}`).join());
  return parsed.request;
}

/** The reading as the step makes it, for the words that are kept. */
function readingOf(gm: Gm, request: GmRequest, { speaker, raw_output }: EvalCase): OutputReading {
  const people = Object.keys(request.world_state.characters ?? {});
  return readOutput(raw_output, {
    speaker,
    others: people.filter((name) => name !== speaker),
    language: gm.tongues[languageOf(request)].language,
  });
}

function formatFault({ expect }: EvalCase, { thought, speech }: OutputReading): string | undefined {
  if (expect === undefined) return undefined;
  const got = thought === null ? 'absent' : thought === '' ? 'empty' : 'present';
  if (expect.thought && expect.thought !== got) return `thought ${got}, not ${expect.thought}`;
  const wrong = expect.speech_must_not_contain?.find((words) => speech?.includes(words));
  return wrong === undefined ? undefined : `speech contains ${wrong}`;
}

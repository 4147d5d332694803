// Plays one session: the cast takes turns in a garden of its own, and every attempt and event is kept.
import { openScene, Recollection, Storyline, type TakenTurn, takeTurn } from '@hakoniwa/garden';
import type { LanguageModel } from '@hakoniwa/model';
import {
  type CharacterId,
  documentOf,
  genesisHash,
  isJsonObject,
  type SealedEvent,
  stateHash,
  type World,
  type WorldDocument,
} from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import type { MindSheet } from '../experiment/schema.ts';
import type { Attempt, CallTiming } from '../minds/with-attempts.ts';
import type { Cell } from '../plan/cell.ts';
import type { CellLog, Observed, TurnLine } from './cell-log.ts';
import { cellMind } from './cell-mind.ts';
import type { LabGardens } from './lab-gardens.ts';

export interface PlayCell {
  readonly cell: Cell;
  readonly sheet: MindSheet;
  readonly gardens: LabGardens;
  /** The model of this session, from the world it begins with; absent for instinct. */
  readonly modelFor?: ((genesis: World) => LanguageModel | undefined) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface PlayedCell {
  readonly log: CellLog;
  readonly genesis: WorldDocument;
  readonly timings: readonly CallTiming[];
}

/** Plays it to its end; the same cell with the same answers gives the same log. */
export async function playCell({
  cell,
  sheet,
  gardens,
  modelFor,
  signal,
}: PlayCell): Promise<PlayedCell> {
  const { gm } = gardens;
  const { scenario, language, seed } = cell;
  const store = new MemoryEventStore();
  const source = await gardens.pack(cell.pack);
  const opened = await openScene({ ...source, scenario, language, seed, gm, store, name: 'cell' });
  const { garden, phrases, ...rest } = opened.parts;
  const genesis = documentOf(garden.world);
  const { mind, take, timings, model, prompts } = cellMind({
    ...{ cell, sheet, opened, gm, signal },
    model: modelFor?.(garden.world),
  });
  const recollection = await Recollection.of(garden, store);
  const storyline = cell.switches.storyteller ? new Storyline(rest) : undefined;
  const turns: TurnLine[] = [];
  for (let turn = 1; turn <= (cell.turns ?? opened.turns); turn++) {
    signal?.throwIfAborted();
    const who = castMember(garden.world, turn);
    if (who === undefined) break;
    const taken = await takeTurn({ garden, recollection, phrases, mind, who });
    const end = { world: garden.world, seq: garden.head.seq };
    const injection = storyline?.take(taken.events, end).injection;
    const injected = injection ? (await garden.submit(injection)).events : [];
    const kept = { taken, attempts: take(), injected };
    turns.push(turnLine(turn, { ...kept, isObserved: cell.switches.observe === true }));
  }
  const head = { cell, genesis: genesisHash(genesis), prompts, model };
  return { log: { head, turns, hash: stateHash(garden.world) }, genesis, timings };
}

/** Everybody in turn, in the order of the cast. */
function castMember(world: World, turn: number): CharacterId | undefined {
  const cast = world.characters.ids() as CharacterId[];
  return cast[(turn - 1) % Math.max(1, cast.length)];
}

interface Kept {
  readonly taken: TakenTurn;
  readonly attempts: readonly Attempt[];
  readonly injected: readonly SealedEvent[];
  readonly isObserved: boolean;
}

function turnLine(turn: number, { taken, attempts, injected, isObserved }: Kept): TurnLine {
  const { proposal, who, events } = taken;
  return {
    ...{ turn, who, attempts },
    text: proposal?.text ?? null,
    act: proposal?.act ?? null,
    speech: proposal?.speech ?? null,
    note: proposal?.note ?? null,
    ...(isObserved ? { observed: observed(taken) } : {}),
    ...{ events, injected },
  };
}

function observed({ proposal, denial }: TakenTurn): Observed {
  const { observed: findings } = isJsonObject(proposal?.note) ? proposal.note : {};
  return {
    allowed: denial === undefined,
    reason: denial?.reason ?? null,
    findings: Array.isArray(findings) ? findings.filter((one) => typeof one === 'string') : [],
  };
}

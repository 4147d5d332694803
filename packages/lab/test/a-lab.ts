// The Lab for tests: one server, sessions played and judged in memory, small experiments written short.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LabGardens, readExperiment, SHIPPED_PACKS, startRun } from '@hakoniwa/lab';
import type { LanguageModel } from '@hakoniwa/model';
import { onTestFinished } from 'vitest';
import { judgeCell } from '../src/judge/judge-cell.ts';
import type { Cell, Switches } from '../src/plan/cell.ts';
import { playCell } from '../src/play/play-cell.ts';

let opening: Promise<LabGardens> | undefined;

/** The server, its dictionary loaded once per process. */
export function labGardens(): Promise<LabGardens> {
  opening ??= LabGardens.open({ shipped: SHIPPED_PACKS, beside: '.' });
  return opening;
}

export const OFF: Switches = { inject: false, gm: false, sanitizer: false, storyteller: false };

/** A cell of one scenario with some switches on. */
export function aCell(switches: Partial<Switches> = {}, more: Partial<Cell> = {}): Cell {
  return {
    ...{ id: 'A/m/kitchen.kitchen_morning/1', arm: 'A', mind: 'm', pack: 'kitchen' },
    ...{ scenario: 'kitchen_morning', seed: 1, language: 'ja', turns: 1 },
    switches: { ...OFF, ...switches },
    ...more,
  };
}

const MODEL = {
  kind: 'model',
  model: 'm',
  mode: 'fused',
  temperature: 0.8,
  deadlineMs: 60_000,
} as const;

/** A session played by a model, and judged. */
export async function aSession(
  cell: Cell,
  model: LanguageModel,
  mode: 'fused' | 'two-phase' = 'fused',
) {
  const gardens = await labGardens();
  const sheet = { ...MODEL, mode };
  const played = await playCell({ cell, sheet, gardens, modelFor: () => model });
  const { pack } = await gardens.pack(cell.pack);
  return { ...played, judged: judgeCell({ ...played, gm: gardens.gm, pack }) };
}

/** An empty folder that goes with the test. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-lab-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The four arms of Inject × GM. */
export const TWO_BY_TWO = `arms:
  A: { inject: false, gm: false }
  B: { inject: true, gm: false }
  C: { inject: false, gm: true }
  D: { inject: true, gm: true }
`;

/** Runs an experiment written in YAML into a folder of its own. */
export async function aRun(text: string, more: Partial<Parameters<typeof startRun>[0]> = {}) {
  const folder = more.folder ?? (await aFolder());
  readExperiment('test.yaml', text);
  return startRun({ file: join(folder, '..', 'test.yaml'), text, ...more, folder });
}

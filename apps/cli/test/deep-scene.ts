// Two gardens of two branches for a doctor who looks into everything, and what is around him.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '@hakoniwa/database';
import { readSettings } from '@hakoniwa/settings';
import { documentOf } from '@hakoniwa/stage';
import { BranchHead } from '@hakoniwa/store';
import { PostgresEventStore } from '@hakoniwa/store/postgres';
import { doAct, smallWorld } from '@hakoniwa/testkit';
import type { DoctorFinding } from '../src/doctor/finding.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export async function growGardens(kept: Database): Promise<void> {
  const store = new PostgresEventStore(kept);
  for (const garden of ['sound', 'other']) {
    await store.create({ garden, genesis: documentOf(smallWorld()) });
    const line = await BranchHead.open({ store, garden });
    while (line.head.seq < 20) {
      await line.commit(doAct(line.world, 'switch-on tv'));
      await line.commit(doAct(line.world, 'switch-off tv'));
    }
    await store.fork({ garden, id: 'b', parent: { branch: 'main', seq: 5 } });
  }
}

/** What a doctor is told of a house whose data lie in a folder, or where the environment says. */
export function aroundDeep(dataFolder: string, environment: Readonly<Record<string, string>> = {}) {
  return {
    settings: readSettings(environment),
    dataFolder,
    root,
    packsFolder: join(root, 'packs'),
    nodeVersion: process.versions.node,
    nowMs: Date.now,
    deep: () => undefined,
  };
}

export function failed(findings: readonly DoctorFinding[]): DoctorFinding[] {
  return findings.filter(({ state }) => state === 'fail');
}

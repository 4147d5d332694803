// An own pack as it is shown: in a list, and with everything.
import type { ownPackListSchema, ownPackSchema } from '@hakoniwa/protocol';
import { hasErrors, type Problem } from '@hakoniwa/stage';
import type { PackRow } from '@hakoniwa/store/postgres';
import type { z } from 'zod';
import type { Caller } from '../gardens/gardens.ts';
import { limits } from '../limits.ts';
import { checkFiles, filesIn, type OwnPacks } from './own-packs.ts';

type Card = z.input<typeof ownPackListSchema>['packs'][number];

export function packCardShown(row: PackRow): Card {
  return cardOf(row, checkFiles(filesIn(row.files)).problems);
}

function cardOf(row: PackRow, problems: readonly Problem[]): Card {
  const { handle: id, name, version, revision, createdAt, changedAt } = row;
  return {
    ...{ id, name, version, revision },
    isSound: !hasErrors(problems),
    problems: problems.length,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

/** The pack as it stands now. */
export async function packShown(
  packs: OwnPacks,
  id: string,
  caller: Caller,
): Promise<z.input<typeof ownPackSchema>> {
  const row = await packs.find(id, caller);
  const files = filesIn(row.files);
  const { problems } = checkFiles(files);
  const revisions = await packs.revisions(id, caller);
  const now = revisions.find(({ number }) => number === row.revision);
  return {
    ...cardOf(row, problems),
    files: { ...files },
    report: { ok: !hasErrors(problems), problems: [...problems].slice(0, limits.problemsShown) },
    revisions: revisions.map(({ createdAt, ...one }) => ({
      ...one,
      createdAt: createdAt.toISOString(),
    })),
    canUndo: typeof now?.parent === 'number',
    canRedo: revisions.some(({ parent }) => parent === row.revision),
  };
}

// An own pack as it is shown: in a list, and with everything.
import type { Caller, PackRow } from '@hakoniwa/garden';
import type { ownPackListSchema, ownPackSchema } from '@hakoniwa/protocol';
import { hasErrors, type PackFiles, type PackProblem } from '@hakoniwa/stage';
import type { z } from 'zod';
import { limits } from '../limits.ts';
import { checkOwnPackFiles, filesIn, type OwnPacks } from './own-packs.ts';
import { titleIn } from './title-in.ts';

type Card = z.input<typeof ownPackListSchema>['packs'][number];

export function packCardShown(row: PackRow): Card {
  const files = filesIn(row.files);
  return cardOf(row, { files, problems: checkOwnPackFiles(files).problems });
}

interface Checked {
  readonly files: PackFiles;
  readonly problems: readonly PackProblem[];
}

function cardOf(row: PackRow, { files, problems }: Checked): Card {
  const { handle: id, name, version, revision, createdAt, changedAt } = row;
  return {
    ...{ id, name, version, title: titleIn(files), revision },
    isSound: !hasErrors(problems),
    problems: problems.length,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

/** The pack as it stands now. */
export async function packShown(
  packs: OwnPacks,
  { id, caller }: { readonly id: string; readonly caller: Caller },
): Promise<z.input<typeof ownPackSchema>> {
  const row = await packs.find(id, caller);
  const files = filesIn(row.files);
  const { problems, notes } = checkOwnPackFiles(files);
  const revisions = await packs.revisions(id, caller);
  const now = revisions.find(({ number }) => number === row.revision);
  return {
    ...cardOf(row, { files, problems }),
    files: { ...files },
    report: {
      ok: !hasErrors(problems),
      problems: problems.slice(0, limits.problemsShown),
      notes: notes.slice(0, limits.problemsShown),
    },
    revisions: revisions.map(({ createdAt, ...one }) => ({
      ...one,
      createdAt: createdAt.toISOString(),
    })),
    canUndo: typeof now?.parent === 'number',
    canRedo: revisions.some(({ parent }) => parent === row.revision),
  };
}

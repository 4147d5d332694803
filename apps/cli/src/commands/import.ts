// hakoniwa import: checks a backup and restores it, all of it or nothing.

import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { LEDGER_LEFT } from '@hakoniwa/sessions';
import {
  type CheckedBackup,
  checkBackup,
  type Restored,
  restoreBackup,
} from '@hakoniwa/store/backup';
import { countsOf } from '../backup/counts-of.ts';
import { OWNER_OPTION, openTarget } from '../backup/place.ts';
import { type Call, type CliCommand, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';
import { KEPT_TABLES } from '../kept-tables.ts';
import { say } from '../locale/index.ts';

export const importCommand: CliCommand = {
  name: 'import',
  usage: 'hakoniwa import <file> [--to folder] [--owner id] [--keep-ids] [--check]',
  summary: commandText('import.summary'),
  options: {
    to: {
      type: 'string',
      value: 'folder',
      help: commandText('import.to'),
    },
    'keep-ids': {
      type: 'boolean',
      help: commandText('import.keep-ids'),
    },
    owner: OWNER_OPTION,
    check: {
      type: 'boolean',
      help: commandText('import.check'),
    },
  },
  run: async (call) => {
    const [file, ...more] = call.arguments;
    if (file === undefined || more.length > 0) throw new UsageError(importCommand.usage);
    if (!(await isFile(file)))
      throw new UsageError(say(call.language, { key: 'fileMissing', values: { file } }));
    call.output.screen?.status(say(call.language, { key: 'checking', values: { file } }));
    const backup = await checkBackup(file, { tables: KEPT_TABLES });
    call.output.screen?.status('');
    try {
      if (call.options.check === true) reportChecked(call, backup);
      else reportRestored(call, { backup, restored: await restore(call, backup) });
      return 0;
    } finally {
      await backup.close();
    }
  },
};

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

async function restore(call: Call, backup: CheckedBackup): Promise<Restored> {
  const { place: target, close } = await openTarget(call, call.options.to);
  try {
    const newName = call.options['keep-ids'] === true ? undefined : newId;
    return await restoreBackup({ backup, target, newName });
  } finally {
    await close();
  }
}

/** An id nobody can guess, as the server makes them. */
function newId(kind: string): string {
  return `${kind}-${randomBytes(10).toString('hex')}`;
}

function reportChecked(
  { json, output, language }: Call,
  { manifest, gardens }: CheckedBackup,
): void {
  const counts = countsOf(manifest);
  const names = gardens.map(({ name, facts, events }) => ({
    name,
    title: facts.title ?? null,
    events,
  }));
  if (json) {
    output.out(JSON.stringify({ sound: true, ...counts, names }, null, 2));
    return;
  }
  output.out(say(language, { key: 'checkedSound', values: counts }));
  for (const { name, title, events } of names)
    output.out(
      say(language, { key: 'checkedGarden', values: { name, title: title ?? '', events } }),
    );
}

function reportRestored(
  { json, output, language }: Call,
  { backup, restored }: { backup: CheckedBackup; restored: Restored },
): void {
  if (json) {
    output.out(JSON.stringify(toldOf(restored), null, 2));
    return;
  }
  for (const [i, { from, name }] of restored.gardens.entries()) {
    const events = backup.gardens[i]?.events ?? 0;
    output.out(say(language, { key: 'restoredGarden', values: { from, name, events } }));
  }
  const { characters, packsLeft, settingsLeft, isLedgerLeft } = toldOf(restored);
  for (const { from, id } of characters)
    output.out(say(language, { key: 'restoredCharacter', values: { from, id } }));
  const points = isLedgerLeft ? [say(language, { key: 'storyPoints' })] : [];
  const left = [...packsLeft, ...settingsLeft, ...points];
  if (left.length > 0)
    output.err(say(language, { key: 'notTaken', values: { names: left.join(', ') } }));
}

/** What became of a backup, as people are told of it. */
function toldOf({ gardens, parts: { packs, settings, play } }: Restored) {
  return {
    gardens,
    characters: play?.moved ?? [],
    packsLeft: packs?.left ?? [],
    settingsLeft: settings?.left ?? [],
    isLedgerLeft: play?.left.includes(LEDGER_LEFT) ?? false,
  };
}

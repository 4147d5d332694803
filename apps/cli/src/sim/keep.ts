// Keeps a run that was stopped, and says how to go on with it.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { SealedEvent } from '@hakoniwa/stage';
import { type EventStore, FileEventStore } from '@hakoniwa/store';
import type { Call } from '../command.ts';
import { limits } from '../limits.ts';

/** The garden's name in the log of a run. */
export const SIM_GARDEN = 'sim';

/** Writes a garden that was only in memory into a new folder, and gives its name. */
export async function keepLog(from: EventStore, packFolder: string): Promise<string> {
  const folder = freeFolder(`hakoniwa-sim-${basename(packFolder)}`);
  const to = new FileEventStore({ folder });
  try {
    await to.create({ garden: SIM_GARDEN, genesis: await from.genesis(SIM_GARDEN) });
    const { branch } = await from.head(SIM_GARDEN);
    let group: SealedEvent[] = [];
    const write = async () => {
      const [first] = group;
      if (!first) return;
      await to.append({ garden: SIM_GARDEN, branch, expectedSeq: first.seq - 1, events: group });
      group = [];
    };
    for await (const event of from.read({ garden: SIM_GARDEN, branch })) {
      group.push(event);
      if (group.length >= limits.keepEvents) await write();
    }
    await write();
  } finally {
    await to.close();
  }
  return folder;
}

function freeFolder(name: string): string {
  for (let i = 1; ; i++) {
    const folder = i === 1 ? name : `${name}-${i}`;
    if (!existsSync(folder)) return folder;
  }
}

/** The command that takes the run up again where it was stopped. */
export function resumeCommand({ options, arguments: rest }: Call, out: string): string {
  const all: Call['options'] = { ...options, out };
  const words = Object.entries(all).flatMap(([name, value]) => {
    if (value === true) return [`--${name}`];
    return typeof value === 'string' && name !== 'record' ? [`--${name}`, quoted(value)] : [];
  });
  return ['hakoniwa', 'sim', ...rest.map(quoted), ...words].join(' ');
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

// hakoniwa export: a whole garden, or everything, as one file that opens elsewhere; or one line of it as text.

import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from '@hakoniwa/database';
import type { Manifest } from '@hakoniwa/database/backup';
import type { SealedEvent } from '@hakoniwa/stage';
import { loadWorld, UnknownGardenError } from '@hakoniwa/store';
import { type BackupSource, backupToFile, writeBackup } from '@hakoniwa/store/backup';
import { ccfoliaCharacter } from '../backup/ccfolia.ts';
import { countsOf } from '../backup/counts-of.ts';
import { OWNER_OPTION, openSource } from '../backup/place.ts';
import { type Call, type CliCommand, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';
import { isReadableFolder } from '../input/is-folder.ts';
import { parsePlace } from '../input/log-place.ts';
import { say } from '../locale/index.ts';
import { writing } from '../output/path-failure.ts';

const FORMATS = ['backup', 'log', 'ccfolia'];

export const exportCommand: CliCommand = {
  name: 'export',
  usage:
    'hakoniwa export [garden…] [--from folder] [--owner id] [--out file] [--format backup|log|ccfolia]',
  summary: commandText('export.summary'),
  options: {
    from: {
      type: 'string',
      value: 'folder',
      help: commandText('export.from'),
    },
    out: {
      type: 'string',
      value: 'file',
      help: commandText('export.out'),
    },
    owner: OWNER_OPTION,
    format: {
      type: 'string',
      value: 'backup|log|ccfolia',
      help: commandText('export.format'),
    },
  },
  run: async (call) => {
    const { format = 'backup', from, out } = call.options;
    if (!FORMATS.includes(String(format))) throw new UsageError(exportCommand.usage);
    const { place: source, close } = await openSource(call, from);
    try {
      if (format !== 'backup') {
        await writeText(call, await textLines(call, source, format === 'log'));
        return 0;
      }
      const file = typeof out === 'string' ? out : freeName();
      const gardens = await gardensAsked(call, source);
      const code = await writeWhole(call, { source, file, gardens });
      if (from === undefined && gardens === undefined) await tellOfRuns(call);
      return code;
    } finally {
      await close();
    }
  },
};

async function gardensAsked(
  call: Call,
  source: BackupSource,
): Promise<readonly string[] | undefined> {
  const known = await source.gardens();
  for (const name of call.arguments) if (!known.includes(name)) throw new UnknownGardenError(name);
  return call.arguments.length === 0 ? undefined : call.arguments;
}

async function writeWhole(
  call: Call,
  input: { source: BackupSource; file: string; gardens: readonly string[] | undefined },
): Promise<0 | 1> {
  const { output, language } = call;
  const { source, file, gardens } = input;
  const createdAt = new Date().toISOString();
  const onGarden = ({ garden, events }: { garden: string; events: number }) =>
    output.err(say(language, { key: 'exportedGarden', values: { garden, events } }));
  const backup = () => backupToFile(file, writeBackup({ source, gardens, createdAt, onGarden }));
  const written = await writing(file, backup).catch((error: unknown) => {
    throw isThere(error)
      ? new UsageError(say(language, { key: 'fileExists', values: { file } }))
      : error;
  });
  report(call, { file, ...written });
  return 0;
}

/** Runs of the Lab are folders of their own: nobody shall learn from a restored server that they were left. */
async function tellOfRuns({ settings, output, language }: Call): Promise<void> {
  const folder = join(
    dataFolder({ ...process.env, HAKONIWA_DATA: settings().HAKONIWA_DATA }),
    'lab',
  );
  if (!(await isReadableFolder(folder))) return;
  const found = await readdir(folder, { withFileTypes: true });
  const count = found.filter((one) => one.isDirectory()).length;
  if (count > 0) output.err(say(language, { key: 'labLeft', values: { count, folder } }));
}

function report(
  call: Call,
  { file, bytes, manifest }: { file: string; bytes: number; manifest: Manifest },
) {
  const counts = countsOf(manifest);
  if (call.json) call.output.out(JSON.stringify({ file, bytes, ...counts }, null, 2));
  else call.output.out(say(call.language, { key: 'exported', values: { file, bytes, ...counts } }));
}

/** One garden's line, or its people, as lines of JSON. */
async function textLines(
  call: Call,
  { store, gardens }: BackupSource,
  isLog: boolean,
): Promise<string[]> {
  const [given, ...more] = call.arguments;
  const [only, ...others] = given === undefined ? await gardens() : [given];
  if (only === undefined || others.length > 0 || more.length > 0)
    throw new UsageError(exportCommand.usage);
  const { garden, branch = (await store.head(garden)).branch, seq } = parsePlace(only);
  if (!isLog) {
    const at = { store, garden, branch, ...(seq === undefined ? {} : { seq }) };
    const { world } = await loadWorld(at);
    const language = call.options.language === undefined ? world.language : call.language;
    return world.characters
      .ids()
      .flatMap((id) => world.characters.get(id) ?? [])
      .map((character) => ccfoliaCharacter(world, { character, language }));
  }
  const lines: string[] = [];
  const line: AsyncIterable<SealedEvent> = store.read({
    garden,
    branch,
    ...(seq === undefined ? {} : { toSeq: seq }),
  });
  for await (const event of line) lines.push(JSON.stringify(event));
  return lines;
}

async function writeText(
  { options, output, language }: Call,
  lines: readonly string[],
): Promise<void> {
  if (typeof options.out !== 'string') {
    for (const line of lines) output.out(line);
    return;
  }
  const { out: file } = options;
  const text = lines.map((line) => `${line}\n`).join('');
  await writing(file, () => writeFile(file, text, { flag: 'wx' })).catch((error: unknown) => {
    throw isThere(error)
      ? new UsageError(say(language, { key: 'fileExists', values: { file } }))
      : error;
  });
  output.err(say(language, { key: 'written', values: { file } }));
}

function isThere(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
}

/** A name with the moment in it, so that one backup a day or an hour never meets the last one. */
function freeName(): string {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
  return join('.', `hakoniwa-${moment}.zip`);
}

// hakoniwa chronicle: what happened in a garden, day by day, as text, Markdown or a page.

import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ChronicleFilter,
  checkPack,
  chronicleEntries,
  chronicleHtml,
  chronicleLines,
  chronicleMarkdown,
} from '@hakoniwa/garden';
import { type LifeConfig, lifeConfig, lifeOfPack } from '@hakoniwa/life';
import { CHRONICLE_KINDS, type ChronicleKind } from '@hakoniwa/protocol';
import { type World, worldFrom } from '@hakoniwa/stage';
import { type Call, type CliCommand, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';
import { eventsAt, gardenOf, openLogs, parsePlace } from '../input/log-place.ts';
import { say } from '../locale/index.ts';
import { writing } from '../output/path-failure.ts';

const FORMATS = ['text', 'md', 'html'];

export const chronicle: CliCommand = {
  name: 'chronicle',
  usage:
    'hakoniwa chronicle <folder> [garden[@branch][:seq]] [--who names] [--kind kinds] [--place names] [--day n[-m]] [--format text|md|html] [--out file]',
  summary: commandText('chronicle.summary'),
  options: {
    who: {
      type: 'string',
      value: 'names',
      help: commandText('chronicle.who'),
    },
    kind: {
      type: 'string',
      value: 'kinds',
      help: commandText('chronicle.kind', { kinds: CHRONICLE_KINDS.join(', ') }),
    },
    place: {
      type: 'string',
      value: 'names',
      help: commandText('chronicle.place'),
    },
    day: {
      type: 'string',
      value: 'n[-m]',
      help: commandText('chronicle.day'),
    },
    pack: {
      type: 'string',
      value: 'folder',
      help: commandText('chronicle.pack'),
    },
    format: {
      type: 'string',
      value: 'text|md|html',
      help: commandText('chronicle.format'),
    },
    out: {
      type: 'string',
      value: 'file',
      help: commandText('chronicle.out'),
    },
  },
  run: async (call) => {
    const [folder] = call.arguments;
    const format = call.options.format ?? 'text';
    if (folder === undefined || !FORMATS.includes(String(format)))
      throw new UsageError(chronicle.usage);
    const filter = filterOf(call);
    const logs = await openLogs(folder, call);
    const { store } = logs;
    try {
      const place = parsePlace(await gardenOf(logs, call));
      const genesis = worldFrom(await store.genesis(place.garden));
      const life = await lifeFor(call, genesis);
      const language = call.options.language === undefined ? genesis.language : call.language;
      const told = { world: genesis, began: genesis.clock.now, life, language };
      const events = await eventsAt(store, place);
      const entries = events.flatMap((event) => chronicleEntries(told, { event, filter }));
      if (entries.length === 0) call.output.err(say(call.language, { key: 'chronicleEmpty' }));
      const page = { title: genesis.origin.pack, language, entries };
      if (call.json) for (const entry of entries) call.output.out(JSON.stringify(entry));
      else if (format === 'md') await write(call, chronicleMarkdown(page));
      else if (format === 'html') await write(call, chronicleHtml(page));
      else await write(call, chronicleLines(entries));
      return entries.length > 0 ? 0 : 1;
    } finally {
      await store.close();
    }
  },
};

async function write({ options, output, language }: Call, text: string): Promise<void> {
  if (typeof options.out !== 'string') return output.out(text.trimEnd());
  const { out } = options;
  await writing(out, () => writeFile(out, text));
  output.err(say(language, { key: 'written', values: { file: options.out } }));
}

function filterOf({ options }: Call): ChronicleFilter {
  const list = (name: string) =>
    typeof options[name] === 'string'
      ? options[name].split(/[,、]/).map((one) => one.trim())
      : undefined;
  const kinds = list('kind');
  const unknown = kinds?.find((one) => !CHRONICLE_KINDS.includes(one as ChronicleKind));
  if (unknown !== undefined)
    throw new UsageError(`--kind ${unknown}: ${CHRONICLE_KINDS.join(', ')}`);
  const day = typeof options.day === 'string' ? /^(\d+)(?:-(\d+))?$/.exec(options.day) : undefined;
  if (day === null) throw new UsageError(`--day ${String(options.day)}: 2, 2-4`);
  const days = day && { from: Number(day[1]), to: Number(day[2] ?? day[1]) };
  return {
    who: list('who'),
    kinds: kinds as ChronicleKind[] | undefined,
    places: list('place'),
    days,
  };
}

/** Labels and emoji are the pack's, where it can be found; else the usual ones. */
async function lifeFor({ options }: Call, { origin }: World): Promise<LifeConfig> {
  const near = join('packs', origin.pack);
  const folder =
    typeof options.pack === 'string' ? options.pack : existsSync(near) ? near : undefined;
  const { pack } = folder === undefined ? { pack: undefined } : await checkPack(folder);
  return pack ? lifeOfPack(pack) : lifeConfig();
}

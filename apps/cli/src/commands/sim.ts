// hakoniwa sim: a town lives for days in seconds, without a model.
import { metricsOf, simulate, type TownMetrics, TownRecord } from '@hakoniwa/garden';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { nameOf, type World } from '@hakoniwa/stage';
import { type EventStore, FileEventStore, MemoryEventStore } from '@hakoniwa/store';
import { type Call, type CliCommand, UsageError } from '../command.ts';
import { say } from '../locale/index.ts';

export const sim: CliCommand = {
  name: 'sim',
  usage: 'hakoniwa sim --pack packs/town [--days n] [--seed n] [--out folder] [--quiet]',
  summary: { ja: '町を数日ぶん、数秒で暮らさせる', en: 'let a town live for days in seconds' },
  options: {
    pack: {
      type: 'string',
      value: 'folder',
      help: { ja: 'パックのフォルダー', en: 'folder of the pack' },
    },
    days: {
      type: 'string',
      value: 'n',
      help: { ja: '日数（既定は 1）', en: 'how many days (1 by default)' },
    },
    seed: {
      type: 'string',
      value: 'n',
      help: { ja: '乱数の種（既定は 1）', en: 'seed of chance (1 by default)' },
    },
    out: {
      type: 'string',
      value: 'folder',
      help: {
        ja: '記録を残すフォルダー。同じフォルダーで続きから再開する',
        en: 'folder to keep the log in; a run in the same folder goes on from there',
      },
    },
    quiet: {
      type: 'boolean',
      help: { ja: '暮らしの記録を表示しない', en: 'do not print the activity log' },
    },
  },
  run: async (call) => {
    const { options, language } = call;
    const folder = options.pack ?? call.arguments[0];
    if (typeof folder !== 'string')
      throw new UsageError(say(language, 'packMissing', { command: 'sim --pack' }));
    const store: EventStore =
      typeof options.out === 'string'
        ? new FileEventStore({ folder: options.out })
        : new MemoryEventStore();
    const chosen = options.language === undefined ? {} : { language };
    const days = wholeNumber(call, 'days');
    const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
    let record: TownRecord | undefined;
    let world: World | undefined;
    try {
      for await (const part of simulate({
        folder,
        days,
        seed: wholeNumber(call, 'seed'),
        store,
        name: 'sim',
        gm,
        ...chosen,
      })) {
        record ??= new TownRecord(part.town.genesis, part.town.life.needs);
        for (const event of part.events) record.add(event);
        world = part.world;
        if (!call.json && options.quiet !== true)
          for (const line of part.lines) call.output.out(line);
        call.output.err(`${Math.round(part.share * 100)} %`);
      }
    } finally {
      await store.close();
    }
    if (world && record) print(call, world, metricsOf(record, world));
    return 0;
  },
};

function print({ json, output, language }: Call, world: World, report: TownMetrics): void {
  if (json) {
    output.out(JSON.stringify(report, null, 2));
    return;
  }
  output.out(
    say(language, 'lived', { events: report.events, days: report.days, hash: report.hash }),
  );
  for (const [id, activities] of Object.entries(report.activities)) {
    const counts = Object.entries(activities).map(([action, times]) => `${action} ${times}`);
    output.out(`  ${nameOf(world, id)}: ${counts.join(', ')}`);
  }
}

function wholeNumber({ options }: Call, name: string): number {
  const value = Number(options[name] ?? 1);
  if (!Number.isInteger(value) || value < 1)
    throw new UsageError(`--${name} ${String(options[name])}: 1, 2, 3 …`);
  return value;
}

// hakoniwa sim: a town lives for days in seconds, and tells what became of it.

import {
  lifeMind,
  metricsOf,
  recordOf,
  type Simulation,
  type SimulationStep,
  simulate,
  type TownMetrics,
  type TownRecord,
} from '@hakoniwa/garden';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { clockText, DAY_MS, nameOf, type World } from '@hakoniwa/stage';
import { type EventStore, FileEventStore, MemoryEventStore } from '@hakoniwa/store';
import { type Call, type CliCommand, type ExitCode, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';
import { MODEL_OPTIONS } from '../input/model-options.ts';
import { packFolder } from '../input/pack-folder.ts';
import { type SceneModel, sceneModel } from '../input/scene-model.ts';
import { say } from '../locale/index.ts';
import { keepLog, resumeCommand, SIM_GARDEN } from '../sim/keep.ts';
import { SIM_OPTIONS } from '../sim/options.ts';
import { Progress } from '../sim/progress.ts';
import { reportFolder, writeReportFiles } from '../sim/report-files.ts';
import { parseUntil } from '../sim/until.ts';

const { fused: _, quality: _1, ...LIFE_MODEL_OPTIONS } = MODEL_OPTIONS;

export const sim: CliCommand = {
  name: 'sim',
  usage:
    'hakoniwa sim --pack packs/town [--days n] [--seed n] [--residents n] [--until when] [--model name] [--report folder] [--out folder]',
  summary: commandText('sim.summary'),
  options: { ...SIM_OPTIONS, ...LIFE_MODEL_OPTIONS },
  run: async (call) => {
    const pack = call.options.pack ?? call.arguments[0];
    if (typeof pack !== 'string')
      throw new UsageError(
        say(call.language, { key: 'packMissing', values: { command: 'sim --pack' } }),
      );
    const folder = packFolder(pack);
    const { out, report } = call.options;
    if (typeof report === 'string') await reportFolder(report);
    const model = await sceneModel(call);
    const store: EventStore =
      typeof out === 'string' ? new FileEventStore({ folder: out }) : new MemoryEventStore();
    try {
      const run = await live(call, await simulationOf(call, { folder, store, model }));
      if (!run) return 0;
      if (!run.last.isOver) return await stopped(call, { store, folder, last: run.last });
      return await finished(call, run);
    } finally {
      await model?.close();
      await store.close();
    }
  },
};

interface Opening {
  readonly folder: string;
  readonly store: EventStore;
  readonly model: SceneModel | undefined;
}

async function simulationOf(call: Call, { folder, store, model }: Opening): Promise<Simulation> {
  const { options, language } = call;
  const until = typeof options.until === 'string' ? parseUntil(options.until) : undefined;
  if (options.until !== undefined && !until)
    throw new UsageError(
      say(language, { key: 'untilForm', values: { given: String(options.until) } }),
    );
  const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
  const seed = wholeNumber(call, 'seed');
  return {
    folder,
    store,
    seed,
    name: SIM_GARDEN,
    gm,
    days: options.days === undefined && until ? LONG_DAYS : wholeNumber(call, 'days'),
    ...(typeof options.scenario === 'string' ? { scenario: options.scenario } : {}),
    ...(options.language === undefined ? {} : { language }),
    ...(options.residents === undefined ? {} : { residents: wholeNumber(call, 'residents') }),
    ...(until ? { until } : {}),
    ...(model
      ? {
          perform: ({ life, voices }) =>
            lifeMind({
              ...model,
              life,
              heardBy: (id) => voices?.heardBy(id) ?? [],
              seed,
            }),
        }
      : {}),
    signal: call.interruption(),
  };
}

/** How long a run waits for what it was told to wait for. */
const LONG_DAYS = 365;

interface Run {
  readonly record: TownRecord;
  readonly last: SimulationStep;
}

/** Runs it to the end, telling on the way; undefined when there was nothing to run. */
async function live(call: Call, simulation: Simulation): Promise<Run | undefined> {
  const { output } = call;
  const isTelling = !call.json && call.options.quiet !== true;
  const progress = new Progress(call);
  let record: TownRecord | undefined;
  let last: SimulationStep | undefined;
  for await (const part of simulate(simulation)) {
    const before = (part.events[0]?.seq ?? part.world.seq + 1) - 1;
    record ??= await recordOf({ ...simulation, town: part.town, toSeq: before });
    for (const event of part.events) record.add(event);
    if (isTelling) for (const line of part.lines) output.out(line);
    progress.show(part);
    last = part;
    await output.drained();
  }
  progress.end();
  return record && last && { record, last };
}

async function finished(call: Call, { record, last }: Run): Promise<ExitCode> {
  const { report } = call.options;
  if (typeof report === 'string') {
    const { world, town } = last;
    const file = await writeReportFiles(report, { record, world, life: town.life });
    call.output.err(say(call.language, { key: 'reportIn', values: { file } }));
  }
  for (const one of record.residents.values()) one.close(record.now);
  const metrics = metricsOf(record, last.world);
  print(call, last.world, metrics);
  return 0;
}

async function stopped(
  call: Call,
  { store, folder, last }: { store: EventStore; folder: string; last: SimulationStep },
): Promise<ExitCode> {
  const { out } = call.options;
  const kept = typeof out === 'string' ? out : await keepLog(store, folder);
  const { clock } = last.world;
  const day = Math.floor(clock.now / DAY_MS) - Math.floor(last.town.begin / DAY_MS) + 1;
  const { err } = call.output;
  err(say(call.language, { key: 'simStopped', values: { day, clock: clockText(clock) } }));
  err(say(call.language, { key: 'savedIn', values: { folder: kept } }));
  err(say(call.language, { key: 'resumeWith' }));
  err(`  ${resumeCommand(call, kept)}`);
  return 130;
}

function print({ json, output, language }: Call, world: World, metrics: TownMetrics): void {
  if (json) {
    output.out(JSON.stringify(metrics, null, 2));
    return;
  }
  const { events, days, hash, talks, pairs, episodes } = metrics;
  output.out(
    say(language, { key: 'lived', values: { events, days: Math.round(days * 100) / 100, hash } }),
  );
  output.out(say(language, { key: 'simTalks', values: { talks, pairs, episodes } }));
  const answers = Object.entries(metrics.answers).map(([outcome, times]) => `${outcome} ${times}`);
  if (answers.length > 0)
    output.out(say(language, { key: 'simCalls', values: { answers: answers.join(', ') } }));
  for (const [id, activities] of Object.entries(metrics.activities)) {
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

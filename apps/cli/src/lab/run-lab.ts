// hakoniwa lab run: plays an experiment, or goes on with it, and writes its reports.
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  gatesOf,
  labLimits,
  readRun,
  reportInput,
  shippedExperiments,
  startRun,
  summaryLines,
  writeReport,
} from '@hakoniwa/lab';
import { type Call, type ExitCode, UsageError } from '../command.ts';
import { say } from '../locale/index.ts';
import { LabProgress } from './lab-progress.ts';
import { sayLab } from './locale/index.ts';

export async function runLab(call: Call, [name, ...more]: readonly string[]): Promise<ExitCode> {
  if (name === undefined || more.length > 0)
    throw new UsageError(await knownText(call, name ?? ''));
  const { file, text } = await experimentText(call, name);
  const folder = textOption(call, 'out') ?? join('out', 'lab', baseName(name));
  const progress = new LabProgress(call);
  const end = await startRun({
    ...{ file, text, folder },
    workers: wholeNumber(call, 'parallel') ?? Math.min(availableParallelism(), labLimits.workers),
    atOnce: wholeNumber(call, 'at-once'),
    tokens: wholeNumber(call, 'max-tokens'),
    settings: call.settings(),
    onProgress: (one) => progress.show(one),
    signal: call.interruption(),
  }).finally(() => progress.end());
  if (end.state !== 'finished') return stopped(call, { state: end.state, name, folder });
  const run = await readRun(end.folder.path);
  const asked = call.options.language === undefined ? undefined : call.language;
  const report = await writeReport(run, asked);
  call.output.err(say(call.language, { key: 'reportIn', values: { file: report } }));
  await print(call, run);
  return call.options.gate === true ? gated(call, run) : 0;
}

/** A gate that nothing came to is not passed: a script must not take silence for success. */
function gated({ language, output }: Call, run: Awaited<ReturnType<typeof readRun>>): ExitCode {
  const gates = gatesOf(run);
  if (gates.length > 0) return gates.every(({ passed }) => passed) ? 0 : 1;
  output.err(sayLab(language, { word: 'nothingToGate' }));
  return 2;
}

/** A file, or the name of an experiment that ships. */
async function experimentText(call: Call, name: string): Promise<{ file: string; text: string }> {
  const shipped = (await shippedExperiments()).find(({ experiment }) => experiment.name === name);
  if (shipped) return shipped;
  try {
    return { file: name, text: await readFile(name, 'utf8') };
  } catch {
    throw new UsageError(await knownText(call, name));
  }
}

async function knownText({ language }: Call, name: string): Promise<string> {
  const known = (await shippedExperiments()).map(({ experiment }) => experiment.name).join(', ');
  return sayLab(language, { word: 'noExperiment', values: { name, known } });
}

function stopped(
  { language, output }: Call,
  { state, name, folder }: { state: 'interrupted' | 'spent'; name: string; folder: string },
): ExitCode {
  output.err(sayLab(language, { word: state }));
  output.err(sayLab(language, { word: 'goOn' }));
  const more = state === 'spent' ? ' --max-tokens <n>' : '';
  output.err(`  hakoniwa lab run ${name} --out ${folder}${more}`);
  return state === 'interrupted' ? 130 : 1;
}

async function print(call: Call, run: Awaited<ReturnType<typeof readRun>>): Promise<void> {
  const { output, language } = call;
  if (call.json) {
    output.out(JSON.stringify(run.results, null, 2));
    return;
  }
  const { sessions, turns, recorded } = run.results;
  if (sessions > 0) output.out(sayLab(language, { word: 'finished', values: { sessions, turns } }));
  for (const line of summaryLines(await reportInput(run, language))) output.out(`- ${line}`);
  for (const { file, score } of recorded) {
    const { recall, falseDenials } = score;
    output.out(
      `- ${file}: n ${score.n}, ${recall.hits}/${recall.of}, ${falseDenials.hits}/${falseDenials.of}`,
    );
  }
}

function baseName(name: string): string {
  return name.replace(/^.*[/\\]/, '').replace(/\.ya?ml$/, '');
}

export function textOption({ options }: Call, name: string): string | undefined {
  const given = options[name];
  return typeof given === 'string' ? given : undefined;
}

export function wholeNumber(call: Call, name: string): number | undefined {
  const given = textOption(call, name);
  if (given === undefined) return undefined;
  const value = Number(given);
  if (!Number.isInteger(value) || value < 0) throw new UsageError(`--${name} ${given}: 0, 1, 2 …`);
  return value;
}

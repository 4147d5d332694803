// Recorded turns through the Lab: the same numbers as `npm run eval:gm`.
// Slow because whole sets of turns are judged twice, by the Lab and by the evaluation in a process of its own.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { FIXTURE_FOLDER } from '@hakoniwa/gm-eval';
import { describe, expect, it } from 'vitest';
import { aRun } from '../../test/a-lab.ts';

const corpus = fileURLToPath(new URL('../../../../../shared/corpus', import.meta.url));
const main = fileURLToPath(new URL('../../../gm-eval/test/main.ts', import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** What the evaluation prints as JSON; it ends with 1 when a bar is missed. */
async function evaluated(files: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  const argv = ['--import', tsx, main, '--json', ...files];
  const run = await promisify(execFile)(process.execPath, argv, { maxBuffer: 64e6 }).catch(
    (error: { stdout: string }) => error,
  );
  return JSON.parse(run.stdout) as Record<string, unknown>[];
}

function recordedText(files: readonly string[]): string {
  return `name: recorded
seeds: 1
turns: 1
scenarios: [kitchen_morning]
arms: { A: { inject: false, gm: false } }
minds: { r: { kind: recorded, files: ${JSON.stringify(files)} } }
`;
}

async function inLab(files: readonly string[]) {
  const { results } = await aRun(recordedText(files));
  return results?.recorded ?? [];
}

async function expectSame(files: readonly string[]) {
  const [lab, evaluation] = [await inLab(files), await evaluated(files)];
  expect(lab).toHaveLength(files.length);
  lab.forEach(({ score, failures, turns }, index) => {
    const { failures: listed, ...figures } = evaluation[index] ?? {};
    expect(JSON.parse(JSON.stringify(score))).toEqual(figures);
    expect(failures).toHaveLength((listed as unknown[]).length);
    expect(turns).toHaveLength(score.n);
  });
}

describe('recorded turns', () => {
  it('[L19] of our own have the numbers of the evaluation', async () => {
    const files = ['ja-night-train', 'en-second-visits'];
    await expectSame(files.map((name) => join(FIXTURE_FOLDER, 'turns', `${name}.jsonl`)));
  });

  // biome-ignore format: the reason stands on the line of the skip.
  it.skipIf(!existsSync(corpus))('[L19] of a real model have the numbers of the evaluation', async () => { // the corpus is data of others and never ships
    await expectSame(['gm-turns-labelled', 'format-labelled'].map((name) => join(corpus, `${name}.jsonl`)));
  });
});

// Recorded turns through the Lab: the same numbers as `npm run eval:gm`.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { FIXTURE_FOLDER } from '@hakoniwa/gm-eval';
import { readRun, reportHtml, reportInput } from '@hakoniwa/lab';
import { describe, expect, it } from 'vitest';
import { aFolder, aRun } from '../../test/a-lab.ts';

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

const SCENE = {
  speaker: 'やな',
  world_state: {
    characters: { やな: { location: 'キッチン', holding: [] } },
    location: { current: 'キッチン' },
    locations: { キッチン: { exits: [] } },
    props: { マグカップ: { location: 'キッチン', state: [] } },
  },
};

/** Caught, wrongly denied, missed, rightly allowed, and one on which nobody is sure. */
const BY_HAND = [
  { raw_output: '*マグカップを手に取る* うん。', allowed: true },
  { raw_output: '*牛乳を飲む* うん。', allowed: false, denied_reasons: ['MISSING_OBJECT'] },
  { raw_output: '*望遠鏡を手に取る* うん。', allowed: true },
  { raw_output: '*マグカップを眺める* うん。', allowed: false, denied_reasons: ['NOT_OWNED'] },
  { raw_output: '*バイオリンを弾く* うん。', allowed: false, uncertain: true },
];

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

  it('[L19] have the numbers one counts by hand, in results and report', async () => {
    const folder = await aFolder();
    const file = join(folder, 'by-hand.jsonl');
    await writeFile(file, BY_HAND.map((line) => JSON.stringify({ ...SCENE, ...line })).join('\n'));
    const { results } = await aRun(recordedText([file]), { folder: join(folder, 'run') });
    const [one] = results?.recorded ?? [];
    expect(one?.score).toMatchObject({
      ...{ n: 5, labelled: 4, denials: 3, crashes: 0, speechLost: 0 },
      recall: { hits: 1, of: 2, rate: 0.5 },
      falseDenials: { hits: 1, of: 2, rate: 0.5 },
    });
    expect(one?.turns.map(({ reason }) => reason)).toEqual([
      ...[null, 'MISSING_OBJECT', 'MISSING_OBJECT', null, 'MISSING_OBJECT'],
    ]);
    const page = reportHtml(await reportInput(await readRun(join(folder, 'run')), 'en'));
    const row = /by-hand\.jsonl<\/th>(.*?)<\/tr>/.exec(page)?.[1] ?? '';
    const cells = [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell?.split(' =')[0]);
    expect(cells.slice(0, 5)).toEqual(['5', '4', '3', '1 of 2', '1 of 2']);
  });

  it('[L19] a file that cannot be read is named', async () => {
    await expect(inLab(['nowhere.jsonl'])).rejects.toMatchObject({ code: 'RECORDED_FILE' });
  });
});

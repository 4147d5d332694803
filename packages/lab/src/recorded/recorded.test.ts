// Recorded turns through the Lab: the numbers one counts by hand.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRun, reportHtml, reportInput } from '@hakoniwa/lab';
import { describe, expect, it } from 'vitest';
import { aFolder, aRun } from '../../test/a-lab.ts';

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

describe('recorded turns', () => {
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

// hakoniwa play against a real server: acts and denials, leaving and coming back, an ending, JSON, and what is refused.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '@hakoniwa/client';
import { type HakoniwaProcess, refusedUrl, startHakoniwa } from '@hakoniwa/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hakoniwa } from '../../test/hakoniwa.ts';

const data = mkdtempSync(join(tmpdir(), 'hakoniwa-play-'));
let server: HakoniwaProcess;
beforeAll(async () => {
  server = await startHakoniwa({ data });
});
afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Plays with these lines piped in. */
const play = (lines: readonly string[], ...argv: string[]) =>
  hakoniwa(['play', '--server', server.url, ...argv], { stdin: lines.map((line) => `${line}\n`) });

const records = ({ out }: { out: readonly string[] }) =>
  out.map((line) => JSON.parse(line) as Record<string, unknown> & { type: string });

const born = (name: string) =>
  createApi({ base: server.url }).characters.create({ name, language: 'ja', seed: 2 });

it('plays a few turns, tells a denial, and comes back to the same session', async () => {
  await born('アキ');
  const ja = ['--character', 'アキ', '--language', 'ja'];
  const first = await play(['3', '月の石を拾う', '人', '7', 'やめる', '1'], ...ja);
  expect(first.code).toBe(0);
  expect(first.text).toContain('第1話');
  expect(first.text).toContain('かなわなかった。SP は減っていません。');
  expect(first.text).toContain('ここにいる人: カナタ');
  expect(first.text.match(/^ {2}[1-3]\. .+（1 SP）$/gm)).toHaveLength(9);
  expect(first.err).toContain('その番号の選択肢はありません。');
  expect(first.err).toContain('ここまでの物語は残っています。');
  const end = [
    ...['状態', '流れ', '取り消す', '閉じる', '来訪の白石を調べる', '欠片を手に収める', 'ログ'],
    ...['区切る', '次へ', '流れ', '閉じる', '閉じる'],
  ];
  const second = await play(end, ...ja);
  expect(second.code).toBe(0);
  expect(second.text).toContain('長い物語は、二度目の旅から始まります。');
  expect(second.text).toContain('時を戻した');
  expect(second.text).toMatch(/^ {2}到着 {2}/m);
  expect(second.text).toMatch(/新たなる旅立ち 0%\n.+\n {2}\[>\] 名を持つ/);
  expect(second.text.match(/よければ、もう一度「閉じる」と打ってください。/g)).toHaveLength(2);
  expect(second.text).toContain('途中でやめたセッションです。');
  expect(second.text).toContain('＞ 月の石を拾う');
  expect(second.text).toContain('残り 49 SP');
  expect(second.text).toContain('ここで区切りにしますか？（1 回目の提案、3回まで）');
  expect(second.text).toMatch(/あらすじ\n.+次回へ: .+アキ　第2話/s);
});

it('tells one record a line as JSON, from the first act to the result and the next session', async () => {
  await born('ユキ');
  const lines = [
    'look',
    'accept',
    '来訪の白石を調べる',
    '欠片を手に収める',
    'reject',
    'bag',
    'map',
  ];
  const first = await play(lines, '--character', 'ユキ', '--json');
  expect(first.code).toBe(0);
  const told = records(first);
  expect(told.map(({ type }) => type)).toEqual([
    ...['scene', 'scene', 'error', 'turn', 'turn', 'proposal', 'declined', 'bag', 'map', 'bye'],
  ]);
  expect(told[2]).toMatchObject({ code: 'NO_PROPOSAL' });
  expect(told[5]).toMatchObject({ proposal: { proposalCount: 1, isMandatory: false } });
  expect(told[6]).toMatchObject({ proposalCount: 1, canRejectNext: true });
  const sessionId = told.at(-1)?.sessionId;
  const on = [
    ...['ギルドへ行く', '小包を取る', '掲示板を読む', '図書館へ行く', 'シオリに小包を渡す'],
    ...['continue', 'n', 'シオリに話しかける', '広場へ行く', 'トビに話しかける', 'ギルドへ行く'],
    ...['ミレイに話しかける', 'reject', 'continue'],
  ];
  const second = records(await play(on, '--character', 'ユキ', '--json'));
  expect(second[0]).toMatchObject({ type: 'scene', session: { id: sessionId, turnCount: 2 } });
  expect(
    second.filter(({ type }) => type !== 'turn').map(({ type, code }) => code ?? type),
  ).toEqual([
    ...['scene', 'proposal', 'NOT_COMPLETED', 'declined', 'proposal', 'result'],
    ...['ENDING_MANDATORY', 'scene', 'bye'],
  ]);
  const [, third] = second.filter(({ type }) => type === 'proposal');
  expect(third).toMatchObject({ proposal: { proposalCount: 3, isMandatory: true } });
  expect(second.find(({ type }) => type === 'result')).toMatchObject({ sessionId });
  expect(second.at(-2)).toMatchObject({
    session: { sessionNumber: 2, previousSessionId: sessionId },
  });
});

it('a character is chosen by number or made by name, and help is there before', async () => {
  const made = await play(['?', '9', 'Robin', 'quests'], '--language', 'en');
  expect(made.code).toBe(0);
  expect(made.text).toContain('Robin, chapter 1');
  expect(made.text).toContain('end the command; the story is kept');
  expect(made.text).toMatch(/\[ \] .+ 0\/\d/);
  const number = /(\d)\. Robin \(level 1/.exec((await play([], '--language', 'en')).text)?.[1];
  const again = await play([number ?? ''], '--json', '--language', 'en');
  expect(records(again)[1]).toMatchObject({ type: 'scene', name: 'Robin' });
});

it('a line that is no act is refused, and the next one is taken', async () => {
  const long = await play(
    ['あ'.repeat(2_001), 'x'.repeat(20_000), 'status'],
    '--character',
    'Robin',
    '--json',
  );
  expect(records(long).map(({ type, code }) => code ?? type)).toEqual([
    ...['scene', 'VALIDATION', 'VALIDATION', 'status', 'bye'],
  ]);
});

it('says when nobody answers, when nothing is kept, and when the call is wrong', async () => {
  const url = await refusedUrl();
  const silent = await hakoniwa(['play', '--server', url, '--language', 'ja']);
  expect([silent.code, silent.err]).toEqual([1, expect.stringContaining('サーバーに届きません')]);
  const unknown = await play([], '--character', 'Nobody', '--pack', 'atlantis', '--json');
  expect([unknown.code, records(unknown)]).toMatchObject([1, [{ type: 'error' }]]);
  for (const argv of [['--server', 'nowhere'], ['x'], ['--server', url, '--data', 'x']])
    expect((await hakoniwa(['play', ...argv])).code).toBe(2);
});

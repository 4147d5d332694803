// What specifications 1 and 4 ask to be logged and counted, as a server that is played writes it.
import { afterEach, expect, it } from 'vitest';
import { aKitchen, playedServer } from '../../test/played-server.ts';
import { openLog } from './log.ts';

let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

async function opened(answer: () => string) {
  const lines: string[] = [];
  const log = openLog({ level: 'info', stream: { write: (line) => void lines.push(line) } });
  const running = await playedServer({ server: { answer }, parts: { log } });
  close = running.close;
  const garden = await aKitchen(running);
  return {
    ...{ running, garden, path: `/v1/gardens/${garden.facts.id}` },
    stalls: () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'stall'),
    metrics: async () => (await running.app.request('/metrics')).text(),
  };
}

it('[O7] “0.3 - 0.5: ログに記録のみ”: a stall stands in the log from there on, every turn is counted by its level', async () => {
  const { running, garden, path, stalls, metrics } = await opened(() => '"Never asked."');
  for (let turn = 0; turn < 8; turn++) {
    const actor = turn % 2 === 0 ? 'yana' : 'ayu';
    const body = { type: 'perform', actor, text: '"The weather is nice today."' };
    expect((await running.ask('POST', `${path}/turns`, body)).status).toBe(200);
  }
  const said = stalls();
  expect(said.length).toBeGreaterThan(0);
  expect(said.length).toBeLessThan(8);
  for (const line of said) {
    expect(line).toMatchObject({ where: 'garden', garden: garden.facts.id });
    expect(line.score).toBeGreaterThanOrEqual(0.3);
    expect(['log', 'warn', 'propose']).toContain(line.level);
  }
  const counted = [...(await metrics()).matchAll(/^hakoniwa_stalls_total\{(.*)\} (\d+)$/gm)];
  const of = (level: string) =>
    Number(counted.find(([, labels]) => labels?.includes(`level="${level}"`))?.[2] ?? 0);
  expect(of('none') + of('log') + of('warn') + of('propose')).toBe(8);
  expect(of('none')).toBe(8 - said.length);
});

it('[O7] action_removed_count and action_replaced_count of every garden are in /metrics', async () => {
  const lines = ['Good morning, you are up early.', 'Shall we open the window?'];
  let turn = 0;
  const { running, path, metrics } = await opened(
    () => `(adjusts her glasses) "${lines[turn++ % lines.length]}"`,
  );
  await running.ask('PUT', `${path}/minds`, { everyone: running.model, mode: 'fused' });
  for (const actor of ['yana', 'ayu'])
    expect((await running.ask('POST', `${path}/performances`, { actor })).status).toBe(200);
  expect(await metrics()).toMatch(/^hakoniwa_actions_sanitized_total\{outcome="replaced"\} 2$/m);
});

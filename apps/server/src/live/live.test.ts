// Streams: go on where they broke off, say when they start anew, and wait for nobody.
import { setTimeout as wait } from 'node:timers/promises';
import { liveSceneSchema } from '@hakoniwa/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { type Listening, listening } from '../../test/listening.ts';
import { oneGarden } from '../../test/one-garden.ts';
import { LiveStream } from './live-stream.ts';

let server: Listening;
const inject = (text: string) => server.garden.submit({ type: 'inject', by: 'test', text });

interface Heard {
  readonly id: string;
  readonly scene: ReturnType<typeof liveSceneSchema.parse>;
}

/** Reads the first so many scenes of a stream. */
async function scenes(count: number, lastEventId?: string): Promise<Heard[]> {
  const stop = new AbortController();
  const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const answer = await fetch(`${server.url}/v1/live`, { headers, signal: stop.signal });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (text.split('\n\n').length <= count) text += (await reader?.read())?.value ?? '';
  stop.abort();
  return text
    .split('\n\n')
    .slice(0, count)
    .map((block) => ({
      id: /^id: (.*)$/m.exec(block)?.[1] ?? '',
      scene: liveSceneSchema.parse(JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '')),
    }));
}

const textsOf = ({ scene }: Heard) => scene.lines.map(({ text }) => text);

describe('resume', () => {
  afterEach(() => server.close());

  it('[W5] goes on from the last id, and only then says so', async () => {
    server = await listening();
    await inject('one');
    const [first] = await scenes(1);
    expect(first).toMatchObject({ id: '1@main', scene: { resumed: false } });
    await inject('two');
    await inject('three');
    const [next] = await scenes(1, first?.id);
    expect([next?.scene.resumed, next && textsOf(next)]).toEqual([true, ['two', 'three']]);
  });

  it.each(['99@main', '1@elsewhere', 'nonsense', '1', '<script>'])(
    '[W5] from %s it starts anew',
    async (id) => {
      server = await listening();
      await inject('one');
      const [first] = await scenes(1, id);
      expect([first?.scene.resumed, first && textsOf(first)]).toEqual([false, ['one']]);
    },
  );

  it('[W5] one who missed more than is kept starts anew', async () => {
    server = await listening();
    for (let i = 1; i <= 60; i++) await inject(`event ${i}`);
    const [first] = await scenes(1, '5@main');
    expect([first?.scene.resumed, first?.scene.lines.length]).toEqual([false, 40]);
    const [near] = await scenes(1, '55@main');
    expect([near?.scene.resumed, near?.scene.lines.length]).toEqual([true, 5]);
  });
});

describe('slow readers', () => {
  it('[W4] get one message for all that happened meanwhile', async () => {
    const { garden } = await oneGarden();
    const written: { lines: unknown[] }[] = [];
    let release = (): void => undefined;
    const stream = new LiveStream({
      garden,
      write: ({ data }) => {
        written.push(data as { lines: unknown[] });
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      },
      cut: () => undefined,
    });
    const running = stream.run(undefined);
    for (let i = 0; i < 30; i++) await garden.submit({ type: 'inject', by: 'test', text: `${i}` });
    expect(written).toHaveLength(1);
    release();
    while (written.length < 2) await wait(1);
    expect(written[1]?.lines).toHaveLength(30);
    stream.end();
    release();
    await running;
  });

  it('[W4] are cut when they take nothing at all', async () => {
    const { garden } = await oneGarden();
    let isCut = false;
    let fail = (): void => undefined;
    const stream = new LiveStream({
      garden,
      writeMs: 20,
      write: () =>
        new Promise<void>((_resolve, reject) => {
          fail = () => reject(new Error('cut'));
        }),
      cut: () => {
        isCut = true;
        fail();
      },
    });
    await stream.run(undefined);
    expect(isCut).toBe(true);
  });
});

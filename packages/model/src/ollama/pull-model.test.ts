import { loopbackDoor, refusedUrl, startScriptedOllama } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../test/servers.ts';
import { listOllama } from './list-ollama.ts';
import { loadedContext } from './loaded-context.ts';
import { type PullProgress, pullModel } from './pull-model.ts';

describe('models on an Ollama server', () => {
  it('[M33] are fetched with progress over all layers', async () => {
    const server = await startScriptedOllama({ answer: () => '' });
    const told: PullProgress[] = [];
    const options = { door: loopbackDoor, baseUrl: server.url, model: 'gemma3:4b' };
    await pullModel({ ...options, onProgress: (progress) => told.push(progress) });
    await server.stop();
    expect(told.map(({ completedBytes, totalBytes }) => [completedBytes, totalBytes])).toEqual([
      ...[
        [0, 0],
        [0, 100],
        [60, 100],
        [80, 120],
        [120, 120],
        [120, 120],
      ],
    ]);
    expect(told.at(-1)?.status).toBe('success');
  });

  it('[M33] an unknown one fails with the server’s words, a dead server with its code', async () => {
    const server = await startScriptedOllama({ answer: () => '' });
    const missing = pullModel({ door: loopbackDoor, baseUrl: server.url, model: 'no-such-model' });
    expect(await missing.catch((error: unknown) => error)).toMatchObject({
      code: 'MODEL_SERVER',
      details: { said: 'file does not exist' },
    });
    await server.stop();
    expect(
      await codeOf(pullModel({ door: loopbackDoor, baseUrl: await refusedUrl(), model: 'm' })),
    ).toBe('MODEL_REFUSED');
  });

  it('[M33] are listed with size and whether they run elsewhere, loaded ones with their window', async () => {
    const server = await startScriptedOllama({ answer: () => '', models: ['gemma3:4b'] });
    const listed = await listOllama({ door: loopbackDoor, baseUrl: server.url });
    expect(
      await loadedContext({ door: loopbackDoor, baseUrl: server.url, model: 'gemma3:4b' }),
    ).toBe(4096);
    expect(
      await loadedContext({ door: loopbackDoor, baseUrl: server.url, model: 'other' }),
    ).toBeUndefined();
    await server.stop();
    expect(listed).toEqual([
      { name: 'gemma3:4b', sizeBytes: 3_300_000_000, parameters: '4.3B', isRemote: false },
    ]);
  });
});

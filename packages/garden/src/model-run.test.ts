// Scenes played by a model over HTTP: runs with faults, recordings, and names of models.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallRecord } from '@hakoniwa/model';
import { faultsBySeed, loopbackDoor, startScriptedOllama } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { expectEachOnce, expectFailuresSaid, expectIntact, faultyRun } from '../test/faulty-run.ts';
import { aSmallModel, hashesOf, playWith, toldIn } from '../test/model-scene.ts';
import { openModel, recordedModel } from './model-run.ts';
import { ModelFormError, parseModelAddress } from './model-run-address.ts';
import { createRecording, RecordingError, readRecording } from './model-run-journal.ts';

it('[GR5] 40 turns with faults in three calls of ten: none lost, none doubled', async () => {
  const turns = 40;
  const { played, records, log } = await faultyRun({ turns, deadlineMs: 200, seed: 5 });
  expectEachOnce(played, records, turns);
  expectIntact(played);
  expectFailuresSaid(played, records);
  // A call may be given up before it reached the server; none reaches it twice.
  expect(log.calls.length).toBeLessThanOrEqual(records.length);
});

it('[GR6] a recorded run gives the same hashes with the server off', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hakoniwa-record-'));
  const file = join(folder, 'calls.jsonl');
  const server = await startScriptedOllama({
    answer: aSmallModel,
    fault: faultsBySeed({
      seed: 3,
      percent: 25,
      kinds: ['error-500', 'half-stream', 'garbage', 'redirect', 'hang', 'short-prompt'],
    }),
  });
  const address = { server: 'ollama', model: 'gemma3:4b', baseUrl: server.url } as const;
  const journal = await createRecording(file);
  const model = openModel({ door: loopbackDoor, address, journal, retry: { attempts: 1 } });
  const run = { turns: 24, deadlineMs: 300 };
  const live = await playWith({ ...run, model });
  await server.stop();
  const calls = server.log.calls.length;
  const again = await playWith({ ...run, model: recordedModel(await readRecording(file)) });
  rmSync(folder, { recursive: true });
  expect(live.turns.some(({ failure }) => failure !== undefined)).toBe(true);
  expect(live.turns.some(({ mind }) => mind === 'model')).toBe(true);
  expect(hashesOf(again)).toEqual(hashesOf(live));
  expect(again.events).toEqual(live.events);
  expect(server.log.calls).toHaveLength(calls);
});

it('[GR6] a call that was not recorded is a failure like any other', async () => {
  const played = await playWith({ model: recordedModel([]), turns: 2, deadlineMs: 300_000 });
  expect(played.turns.map(({ failure }) => failure)).toEqual([
    'MODEL_NOT_RECORDED',
    'MODEL_NOT_RECORDED',
  ]);
});

it('[GR6] a recording that is closed is whole, however many calls end at once or later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hakoniwa-record-'));
  const file = join(folder, 'calls.jsonl');
  const recording = await createRecording(file);
  const aCall = (ordinal: number): CallRecord => ({
    ...{ id: `call ${ordinal}`, key: 'k', ordinal, model: 'm', promptHash: 'p' },
    ...{ request: { text: 'x'.repeat(200_000) }, startedAtMs: 0, tookMs: 0 },
    outcome: { error: { code: 'MODEL_ABORTED', details: { reason: 'over' } } },
  });
  for (let ordinal = 0; ordinal < 20; ordinal += 1) void recording.add(aCall(ordinal));
  await recording.close();
  void recording.add(aCall(20));
  const records = await readRecording(file);
  rmSync(folder, { recursive: true });
  expect(records.map(({ ordinal }) => ordinal)).toEqual([...Array(20).keys()]);
});

it('[GR6] a recording is never written over, and a damaged one is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hakoniwa-record-'));
  const file = join(folder, 'calls.jsonl');
  writeFileSync(file, '{"not":"a record"}\n');
  await expect(createRecording(file)).rejects.toMatchObject({ kind: 'exists', file });
  await expect(readRecording(file)).rejects.toMatchObject({ kind: 'damaged', file });
  await expect(readRecording(join(folder, 'none'))).rejects.toBeInstanceOf(RecordingError);
  await expect(createRecording(join(folder, 'no', 'way'))).rejects.toMatchObject({
    kind: 'unwritable',
  });
  expect(readFileSync(file, 'utf8')).toBe('{"not":"a record"}\n');
  rmSync(folder, { recursive: true });
});

it.each([
  ['two-phase', 2],
  ['fused', 1],
] as const)(
  '[GR7] %s asks %i times a turn, and at most once more to repair',
  async (mode, each) => {
    const server = await startScriptedOllama({ answer: aSmallModel });
    const address = { server: 'ollama', model: 'gemma3:4b', baseUrl: server.url } as const;
    const played = await playWith({
      model: openModel({ door: loopbackDoor, address }),
      turns: 12,
      mode,
      deadlineMs: 300_000,
    });
    await server.stop();
    const perTurn = toldIn(played).map(({ calls }) => calls?.length ?? 0);
    expect(Math.min(...perTurn)).toBe(each);
    expect(Math.max(...perTurn)).toBeLessThanOrEqual(each + 1);
    expect(perTurn.reduce((sum, calls) => sum + calls, 0)).toBe(server.log.calls.length);
  },
);

it.each([
  ['ollama:gemma3:4b', { server: 'ollama', model: 'gemma3:4b', baseUrl: 'http://127.0.0.1:11434' }],
  ['ollama:a/b:c@http://h:1', { server: 'ollama', model: 'a/b:c', baseUrl: 'http://h:1' }],
  ['openai:x@http://h/v1', { server: 'openai', model: 'x', baseUrl: 'http://h/v1' }],
  ['openai:x@2@http://h', { server: 'openai', model: 'x@2', baseUrl: 'http://h' }],
  [
    'openai:x@HTTP:2130706433:80/v1/',
    { server: 'openai', model: 'x', baseUrl: 'http://127.0.0.1/v1' },
  ],
  ['ollama:x@sha:1@http:\\\\h', { server: 'ollama', model: 'x@sha:1', baseUrl: 'http://h' }],
])('[GR8] %s names a model', (given, address) => {
  expect(parseModelAddress(given)).toEqual(address);
});

it.each(['', 'gemma3', 'ollama:', 'openai:x', 'openai:@http://h', 'constructor:x', 'OLLAMA:x'])(
  '[GR8] "%s" names none',
  (given) => {
    expect(() => parseModelAddress(given)).toThrow(ModelFormError);
  },
);

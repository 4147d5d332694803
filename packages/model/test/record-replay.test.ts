import { faultsBySeed } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { type LanguageModel, stackLayers } from '../src/port/language-model.ts';
import { MemoryJournal } from '../src/record/call-journal.ts';
import { parseRecords, recordsText } from '../src/record/call-record.ts';
import { replayModel } from '../src/record/replay-model.ts';
import { withRecord } from '../src/record/with-record.ts';
import { withDeadline } from '../src/wrap/with-deadline.ts';
import { ADAPTERS, aRequest, codeOf, withServer } from './servers.ts';

/** Twenty different calls and each of them twice: equal calls may have unequal answers. */
async function playScene(model: LanguageModel): Promise<unknown[]> {
  const outcomes: unknown[] = [];
  for (let turn = 0; turn < 40; turn++) {
    const messages = [{ role: 'user' as const, content: `turn ${turn % 20}` }];
    const request = aRequest({ messages, seed: turn % 20, character: 'yana', deadlineMs: 5_000 });
    outcomes.push(
      await model.generate(request).catch((error: unknown) => ({ failed: String(error) })),
    );
  }
  return outcomes;
}

describe.each(ADAPTERS)('$name: a recorded scene', (adapter) => {
  it('[M11] [M12] replays the same answers and failures with the server off', async () => {
    const journal = new MemoryJournal();
    const fault = faultsBySeed({
      ...{ seed: 7, percent: 40 },
      kinds: ['error-500', 'half-stream', 'garbage', 'refused', 'redirect'],
    });
    const options = { answer: ({ number }: { number: number }) => `answer ${number}`, fault };
    const [live, id] = await withServer(adapter, options, async (_, model) => [
      await playScene(stackLayers(model, [withRecord(journal), withDeadline()])),
      model.id,
    ]);
    expect(live.some((outcome) => JSON.stringify(outcome).includes('failed'))).toBe(true);
    const replay = replayModel(parseRecords(recordsText(journal.records)), id);
    expect(await playScene(replay)).toEqual(live);
    expect(await codeOf(replay.generate(aRequest({ purpose: 'other' })))).toBe(
      'MODEL_NOT_RECORDED',
    );
  });

  it('[M11] writes down every call with what was asked, what came and how long it took', async () => {
    const journal = new MemoryJournal();
    await withServer(adapter, { answer: () => 'yes' }, async (_, model) => {
      const recorded = withRecord(journal)(model);
      await recorded.generate(aRequest({ callId: 'effect-1', onToken: () => undefined }));
      await recorded.generate(aRequest());
    });
    const [first, second] = journal.records;
    expect(journal.records).toHaveLength(2);
    expect(first).toMatchObject({
      ...{ id: 'effect-1', ordinal: 0, model: expect.stringContaining('gemma3:4b') as unknown },
      request: { purpose: 'performance', messages: aRequest().messages },
      outcome: { result: { text: 'yes' } },
    });
    expect(first?.request).not.toHaveProperty('onToken');
    expect(first?.promptHash).toBe(second?.promptHash);
    expect(first?.key).not.toBe(second?.key);
  });
});

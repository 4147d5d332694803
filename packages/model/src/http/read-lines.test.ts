import { describe, expect, it } from 'vitest';
import { codeOf } from '../../test/servers.ts';
import { limits } from '../limits.ts';
import { readServerEvents } from './read-events.ts';
import { readBodyLines } from './read-lines.ts';

/** A body that arrives in pieces of so many bytes. */
async function* inPieces(text: string, size: number): AsyncIterable<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function collect(items: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const item of items) all.push(item);
  return all;
}
const answerOf = (text: string, size: number) => ({
  ...{ url: 'u', status: 200, headers: {}, body: inPieces(text, size) },
});

describe('lines of a stream', () => {
  it.each([1, 2, 3, 4, 5, 7, 1000])(
    '[M4] are whole when they come %i bytes at a time',
    async (size) => {
      const text = '「おはよう👩‍🍳」\r\n\n二行目\nthe last, without an end';
      const lines = await collect(readBodyLines(answerOf(text, size)));
      expect(lines).toEqual(['「おはよう👩‍🍳」', '', '二行目', 'the last, without an end']);
    },
  );

  it('[M2] one that never ends is garbage', async () => {
    const lines = readBodyLines(answerOf('x'.repeat(limits.lineChars + 2), limits.lineChars + 1));
    expect(await codeOf(collect(lines))).toBe('MODEL_GARBAGE');
  });

  it('[M4] make events: data joined, pings and other fields passed over, garbage handed on', async () => {
    const text = ': ping\n\nevent: x\ndata: a\ndata:b\n\nid: 1\n\nwhat is this\ndata: [DONE]';
    const events = readServerEvents(readBodyLines(answerOf(text, 3)));
    expect(await collect(events)).toEqual(['a\nb', 'what is this', '[DONE]']);
  });
});

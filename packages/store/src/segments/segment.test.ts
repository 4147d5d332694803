// Packed segments: what goes in comes out, and nothing else ever does.
import { genesisHead, headAfter, type SealedEvent, seal } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { carrying, GENESIS } from '../contract/harness.ts';
import { coldRuns } from './cold-runs.ts';
import { limits } from './limits.ts';
import { cutToSize, packSegment, unpackSegment } from './segment.ts';

const head = genesisHead(GENESIS);

function numbered(count: number, branch = head.branch): SealedEvent[] {
  const start = { ...head, branch };
  const events: SealedEvent[] = [];
  for (let i = 0; i < count; i++)
    events.push(...seal(headAfter(start, events), [carrying({ number: i, text: '庭\n"1"' })]));
  return events;
}

const events = numbered(120);
const ends = {
  starts: new Map([[head.branch, head.hash]]),
  ends: new Map([[head.branch, events.at(-1)?.hash ?? '']]),
};

it('[S1] events come out as they went in, of several branches too', async () => {
  expect(await unpackSegment(await packSegment(events), ends)).toEqual({ events });
  const other = numbered(40, 'other');
  const mixed = events.flatMap((event, i) => [event, ...other.slice(i, i + 1)]);
  const both = {
    starts: new Map([...ends.starts, ['other', head.hash]]),
    ends: new Map([...ends.ends, ['other', other.at(-1)?.hash ?? '']]),
  };
  expect(await unpackSegment(await packSegment(mixed), both)).toEqual({ events: mixed });
  expect(await packSegment(events)).toEqual(await packSegment(events));
});

it('[S2] of a segment that was changed or cut anywhere only events before the damage come out', async () => {
  const whole = await packSegment(events);
  let [named, damaged] = [0, 0];
  for (let at = 0; at < whole.length; at += 7) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 0x20;
    for (const bytes of [changed, whole.subarray(0, at)]) {
      const { events: sound, damage } = await unpackSegment(bytes, ends);
      // Some bits of a folded text say nothing; then everything is there.
      if (!damage) expect(sound, `byte ${at}`).toHaveLength(events.length);
      expect(sound).toEqual(events.slice(0, sound.length));
      if (damage && sound.length > 0) named += 1;
      if (damage) damaged += 1;
    }
  }
  // Not only refused as a whole: as a rule it is said where the damage begins.
  expect(named).toBeGreaterThan(20);
  expect(damaged).toBeGreaterThan((2 * whole.length) / 7 - 3);
});

it('[S2] a segment of another past, or of another end, gives nothing', async () => {
  const bytes = await packSegment(events);
  const starts = new Map([[head.branch, 'f'.repeat(64)]]);
  expect(await unpackSegment(bytes, { ...ends, starts })).toMatchObject({
    events: [],
    damage: 'HASH_MISMATCH',
  });
  const last = new Map([[head.branch, 'f'.repeat(64)]]);
  expect(await unpackSegment(bytes, { ...ends, ends: last })).toMatchObject({
    events: [],
    damage: 'HASH_MISMATCH',
  });
  expect(await unpackSegment(bytes, { ...ends, starts: new Map() })).toMatchObject({
    events: [],
    damage: 'BAD_RECORD',
  });
});

it('[S3] a segment takes so many characters, and the first event in any case', () => {
  const text = 'x'.repeat(limits.textLength / 2);
  const large = [0, 1, 2].flatMap((number) => seal(head, [carrying({ number, text })]));
  expect(cutToSize(large)).toHaveLength(1);
  expect(cutToSize(events)).toHaveLength(events.length);
});

it('[S3] whole segments of what is written are cold, and all of what was left', () => {
  const tip = (branch: string, seq: number) => ({ branch, seq, hash: '' });
  const { events: size, hotEvents, leftEvents } = limits;
  const end = hotEvents + 2 * size + 10;
  const branches = [
    { id: 'main', tip: tip('main', end) },
    { id: 'left', parent: { branch: 'main', seq: 5 }, tip: tip('left', 5 + leftEvents) },
    { id: 'short', parent: { branch: 'main', seq: 5 }, tip: tip('short', 4 + leftEvents) },
  ];
  const runs = (head: string, packed: Record<string, number> = {}) =>
    coldRuns({ branches, head, packedTo: (branch) => packed[branch] }).map(
      ({ branch, fromSeq, toSeq }) => `${branch} ${fromSeq}-${toSeq}`,
    );
  const left = `left 6-${5 + leftEvents}`;
  expect(runs('main')).toEqual([`main 1-${size}`, `main ${size + 1}-${2 * size}`, left]);
  expect(runs('main', { main: 2 * size, left: 5 + leftEvents })).toEqual([]);
  // Somebody stands on a branch that leaves early: what it comes from is as hot as it is.
  expect(runs('left')).toEqual([]);
  branches.push({ id: 'new', parent: { branch: 'main', seq: end - 1 }, tip: tip('new', end) });
  expect(runs('new', { main: size, left: 5 + leftEvents })).toEqual([
    `main ${size + 1}-${2 * size}`,
  ]);
  branches.push({ id: 'short-2', parent: { branch: 'short', seq: 9 }, tip: tip('short-2', 20) });
  expect(runs('short-2', { left: 5 + leftEvents })).toEqual([]);
});

// Bytes, tokens and processor time that were reached once are not given up.
// Slow because thousands of events are made to be counted and timed.
import { expect, it } from 'vitest';
import { readMarks } from './marks.ts';
import { countedMarks, timedMarks } from './measure-marks.ts';

/** A share by which a timed mark may be missed: machines differ, and are busy with other things. */
const SLACK = 1.5;
const PATIENCE = 600_000;
const marks = readMarks();

it('nothing that is kept or asked with has grown', { timeout: PATIENCE }, async () => {
  const now = await countedMarks();
  const grown = Object.entries(now).filter(([name, value]) => value > (marks[name] ?? 0));
  expect(grown.map(([name, value]) => `${name}: ${marks[name]} → ${value}`)).toEqual([]);
});

it('an event takes no more of the processor', { timeout: PATIENCE }, async () => {
  const now = await timedMarks();
  for (const [name, value] of Object.entries(now))
    expect(value, name).toBeLessThan((marks[name] ?? 0) * SLACK);
});

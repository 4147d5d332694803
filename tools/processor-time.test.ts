import { describe, expect, it } from 'vitest';
import { Descendants, parseStat } from './processor-time.mjs';

const one = (pid: number, parent: number, own = 0, children = 0) => ({
  ...{ pid, parent, own, children },
  begun: 1000 + pid,
});

describe('the processor time of a run', () => {
  it('reads a line of the system, whatever a program calls itself', () => {
    const rest = Array.from({ length: 30 }, (_, index) => 23 + index).join(' ');
    const line = `42 (a (b) c) S 7 8 9 0 -1 4194304 1 2 3 4 150 25 30 5 20 0 1 0 9876 ${rest}`;
    expect(parseStat(line)).toEqual({ pid: 42, parent: 7, own: 175, children: 35, begun: 9876 });
  });

  it('leaves to parents what they will be told of', () => {
    const seen = new Descendants(10);
    seen.look([one(1, 0, 500), one(10, 1), one(11, 10, 40), one(12, 11, 30, 5)]);
    seen.look([one(1, 0, 500), one(10, 1, 0, 75)]);
    expect(seen.orphaned()).toBe(0);
  });

  it('counts who lost its parent with everything below it, as it was last seen', () => {
    const seen = new Descendants(10);
    seen.look([one(1, 0), one(10, 1), one(11, 10), one(12, 11, 30), one(13, 12, 2)]);
    seen.look([one(1, 0), one(10, 1), one(12, 1, 50, 4), one(13, 12, 3), one(14, 13, 1)]);
    seen.look([one(1, 0), one(10, 1), one(12, 1, 60, 10)]);
    seen.look([one(1, 0), one(10, 1)]);
    expect(seen.orphaned()).toBe(70);
  });

  it('does not count strangers, nor one that was given the id of one of ours', () => {
    const seen = new Descendants(10);
    seen.look([one(1, 0), one(10, 1), one(11, 10, 9), one(20, 1, 99), one(21, 20, 99)]);
    seen.look([one(1, 0), one(10, 1), { ...one(11, 1, 77), begun: 5000 }]);
    expect(seen.orphaned()).toBe(0);
  });
});

// A run of four arms: told facts, a mind invents less.
// Slow because a difference in rates takes 32 sessions to be seen.
import { describe, expect, it } from 'vitest';
import { aRun, TWO_BY_TWO } from '../../test/a-lab.ts';

const SMALL = `name: small
seeds: 2
turns: 4
scenarios: [kitchen_morning, violation_induced]
${TWO_BY_TWO}minds:
  noisy: { kind: noisy, rate: 0.4, heeds: 0.5, mends: 0.6 }
`;

describe('a run', () => {
  it('[L12] told facts, a mind that heeds them invents less; told nothing, the GM alone mends', async () => {
    const text = SMALL.replace('seeds: 2', 'seeds: 4').replace('heeds: 0.5', 'heeds: 1');
    const { results } = await aRun(text);
    const value = (arm: string, id: string) =>
      results?.arms.find((one) => one.arm === arm)?.metrics[id]?.value ?? Number.NaN;
    expect(value('A', 'absent_props.first')).toBeGreaterThan(0.25);
    // Facts are told only when there is something to tell, so not before every turn.
    expect(value('B', 'absent_props.first')).toBeLessThan(value('A', 'absent_props.first'));
    expect(value('C', 'absent_props.first')).toBe(value('A', 'absent_props.first'));
    expect(value('C', 'absent_props.final')).toBe(0);
    const effect = results?.contrasts.find(({ id }) => id === 'effect:inject');
    expect(effect?.metrics['absent_props.first']?.says).toBe('lower');
    const gm = results?.contrasts.find(({ id }) => id === 'effect:gm');
    expect(gm?.metrics['absent_props.first']).toMatchObject({ value: 0, says: 'nothing' });
  });
});

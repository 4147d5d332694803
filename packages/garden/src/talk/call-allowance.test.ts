// How many calls a character may cost in an hour of its world: a part kept for decisions, nothing for what cost no call.
import { DECISION } from '@hakoniwa/life';
import { HOUR_MS, type SealedEvent } from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { CallAllowance, NO_CALL_LEFT, NOTHING_TO_SAY } from './call-allowance.ts';

const LINES = limits.callsPerHour - limits.callsForDecisions;

/** How many calls of a kind are free in one moment, taken until none is. */
function free(allowance: CallAllowance, kind: string, moment = 0, who = 'yana'): number {
  let count = 0;
  while (allowance.take(who, { moment, kind })) count += 1;
  return count;
}

const answered = (value: unknown, at = 0, more: object = {}) =>
  ({ command: { type: 'answer', value }, actor: 'yana', at, ...more }) as unknown as SealedEvent;

describe('the calls of an hour', () => {
  it('leave some for decisions when lines have used up theirs', () => {
    const allowance = new CallAllowance();
    expect(LINES).toBeGreaterThan(0);
    expect(free(allowance, 'line')).toBe(LINES);
    expect(free(allowance, DECISION)).toBe(limits.callsForDecisions);
    expect(free(new CallAllowance(), DECISION)).toBe(limits.callsPerHour);
  });

  it('are each character’s own', () => {
    const allowance = new CallAllowance();
    free(allowance, DECISION);
    expect(free(allowance, DECISION, 0, 'ayu')).toBe(limits.callsPerHour);
  });

  it('come back an hour after they were taken, not before', () => {
    const allowance = new CallAllowance();
    free(allowance, DECISION);
    expect(allowance.take('yana', { moment: HOUR_MS - 1, kind: DECISION })).toBe(false);
    expect(free(allowance, DECISION, HOUR_MS)).toBe(limits.callsPerHour);
  });

  it.each([
    [answered({ line: 'hello' }), 1],
    [answered({ calls: ['a', 'b'] }), 2],
    [answered({ calls: [] }), 0],
    [answered('words'), 1],
    [answered({ code: NO_CALL_LEFT }), 0],
    [answered({ code: NOTHING_TO_SAY }), 0],
    [answered({ code: 'MODEL_TIMEOUT' }), 1],
    [answered({ note: { mind: 'instinct' } }), 0],
    [answered({ note: { mind: 'instinct', because: NO_CALL_LEFT } }), 0],
    [answered({ note: { mind: 'instinct', because: 'MODEL_TIMEOUT' } }), 1],
    [answered({ note: { mind: 'model' } }), 1],
    [answered({ note: { mind: 'model' }, code: NO_CALL_LEFT }), 0],
    [answered({}, 0, { actor: undefined }), 0],
    [answered({}, 0, { command: { type: 'advance', to: 1 } } as never), 0],
    [answered({}, -HOUR_MS), 0],
  ])('are taken by what the log has already: %#', (event, taken) => {
    const allowance = new CallAllowance();
    allowance.recall(event);
    expect(free(allowance, DECISION)).toBe(limits.callsPerHour - taken);
  });

  it('are all there again when the garden stands elsewhere', () => {
    const allowance = new CallAllowance();
    free(allowance, DECISION);
    allowance.clear();
    expect(free(allowance, 'line')).toBe(LINES);
  });
});

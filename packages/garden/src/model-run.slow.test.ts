// A thousand turns against a server that fails three calls in ten.
// Slow because hundreds of calls fail, and those that hang are waited for.
import { expect, it } from 'vitest';
import { expectEachOnce, expectFailuresSaid, expectIntact, faultyRun } from '../test/faulty-run.ts';

it('[GR5] 1,000 turns with faults in three calls of ten: none lost, none doubled', async () => {
  const turns = 1_000;
  const { played, records, log } = await faultyRun({ turns, deadlineMs: 200, seed: 11 });
  expectEachOnce(played, records, turns);
  expectIntact(played);
  expectFailuresSaid(played, records);
  expect(log.calls.length).toBeLessThanOrEqual(records.length);
});

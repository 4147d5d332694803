// A scenario brings about what it is named after; the slow run takes both languages, and what a mind is tempted to.
import { expect, it } from 'vitest';
import { against } from '../../test/against-plain.ts';

it('[L39] stall_induced, “停滞誘発”: ja', async () => {
  const [induced, plain] = await against('stall_induced', {
    ...{ metric: 'stall_rate', mind: '{ kind: instinct }', language: 'ja' },
  });
  expect(induced?.value).toBeGreaterThan((plain?.value ?? 1) + 0.1);
  expect(induced?.low).toBeGreaterThan(plain?.value ?? 1);
});

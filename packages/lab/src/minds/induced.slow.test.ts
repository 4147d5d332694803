// Scenarios bring about what they are named after: measured against a plain scene, in both languages.
// Slow because a difference in rates takes sixteen sessions to be seen, and there are four.
import { describe, expect, it } from 'vitest';
import { against } from '../../test/against-plain.ts';

describe('scenarios', () => {
  it.each(['ja', 'en'] as const)(
    '[L39] violation_induced, “違反誘発（存在しない小物）”: %s',
    async (language) => {
      const mind = '{ kind: noisy, rate: 0.05, tempted: 0.5 }';
      const metric = 'absent_props.first';
      const [induced, plain] = await against('violation_induced', { metric, mind, language });
      expect(induced?.low).toBeGreaterThan(plain?.high ?? 1);
    },
  );

  it.each(['ja', 'en'] as const)('[L39] stall_induced, “停滞誘発”: %s', async (language) => {
    const mind = '{ kind: instinct }';
    const [induced, plain] = await against('stall_induced', {
      metric: 'stall_rate',
      mind,
      language,
    });
    expect(induced?.value).toBeGreaterThan((plain?.value ?? 1) + 0.1);
    expect(induced?.low).toBeGreaterThan(plain?.value ?? 1);
  });
});

// Specification 1's arms to the letter: C observes only, and there are retries that facts and a GM can reduce.
import { readExperiment } from '@hakoniwa/lab';
import { type GenerateRequest, scriptedModel } from '@hakoniwa/model';
import { describe, expect, it } from 'vitest';
import { aCell, aSession } from '../../test/a-lab.ts';
import type { Switches } from '../plan/cell.ts';
import { planCells } from '../plan/plan-cells.ts';

const INVENTED = 'Thought: (少し考える)\nOutput: （グラスを手に取り、窓の外を見る）「ふう。」';
const FINE = 'Thought: (そうか)\nOutput: （マグカップを手に取る）「ふう。」';

async function played(switches: Partial<Switches>) {
  const asked: GenerateRequest[] = [];
  const model = scriptedModel((request, call) => {
    asked.push(request);
    return call % 2 === 1 ? INVENTED : FINE;
  });
  const { log, judged } = await aSession(aCell(switches, { turns: 4 }), model);
  const prompts = asked.map(({ messages }) => messages.map(({ content }) => content).join('\n'));
  return { asked, prompts, log, judged };
}

describe('the arms of specification 1', () => {
  it('[L34] C, “GM観察のみ（ログ記録）”, judges and logs every turn and leaves it as it is', async () => {
    const [off, observed] = [await played({}), await played({ observe: true })];
    expect(observed.prompts).toEqual(off.prompts);
    expect(observed.asked.map(({ purpose }) => purpose)).toEqual(Array(4).fill('performance'));
    expect(observed.log.turns.map(({ text }) => text)).toEqual(
      off.log.turns.map(({ text }) => text),
    );
    expect(observed.log.hash).toBe(off.log.hash);
    expect(off.log.turns.some(({ observed: verdict }) => verdict !== undefined)).toBe(false);
    const verdicts = observed.log.turns.map(({ observed: verdict }) => verdict);
    expect(verdicts).toMatchObject([
      { allowed: false, reason: 'MISSING_OBJECT' },
      { allowed: true, reason: null },
      { allowed: false, reason: 'MISSING_OBJECT' },
      { allowed: true },
    ]);
    expect(verdicts[0]?.findings.join()).toContain('グラス');
    expect(observed.judged.turns.map(({ retries }) => retries)).toEqual([0, 0, 0, 0]);
  });

  it('[L34] an experiment writes it `gm: observe`', () => {
    const experiment = readExperiment(
      'test.yaml',
      `name: t\nseeds: 1\nscenarios: [kitchen_morning]\narms:\n  C: { inject: false, gm: observe }\nminds: { i: { kind: instinct } }\n`,
    );
    const [cell] = planCells(experiment);
    expect(cell?.switches).toMatchObject({ gm: false, observe: true, inject: false });
  });

  it('[L35] a retry without the GM asks the same once more, told nothing of what was wrong', async () => {
    const { asked, prompts, judged } = await played({ retries: true });
    const again = asked.findIndex(({ purpose }) => purpose === 'repair');
    expect(again).toBeGreaterThan(0);
    expect(prompts[again]).toBe(prompts[again - 1]);
    expect(asked[again]?.seed).not.toBe(asked[again - 1]?.seed);
    expect(judged.turns[0]).toMatchObject({ retries: 1, gaveUp: false });
    expect(judged.turns[0]?.final.violations).toEqual([]);
  });
});

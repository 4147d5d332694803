// The noisy mind tells the truth about itself, and the judge finds the same.
import { planCells, readExperiment } from '@hakoniwa/lab';
import { isJsonObject } from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import { labGardens } from '../../test/a-lab.ts';
import { RunFolder } from '../folder/run-folder.ts';
import { judgeCell } from '../judge/judge-cell.ts';
import { isInventing } from '../metrics/world.ts';
import { playCell } from '../play/play-cell.ts';
import { CellModels } from '../run/cell-models.ts';

const EXPERIMENT = (language: string, rate: number) => `name: t
language: ${language}
seeds: 1
turns: 5
scenarios: [kitchen_morning, violation_induced, stall_induced, coffee_trap, wrong_location, locked_door, missing_tool, hidden_object]
arms:
  A: { inject: false, gm: false }
  D: { inject: true, gm: true, sanitizer: true }
minds:
  noisy: { kind: noisy, rate: ${rate}, heeds: 0.3, mends: 0.5 }
`;

async function judgedTurns(text: string) {
  const experiment = readExperiment('t.yaml', text);
  const gardens = await labGardens();
  const models = new CellModels({ experiment, folder: new RunFolder('.'), beside: '.' });
  const turns = [];
  for (const cell of planCells(experiment)) {
    const sheet = experiment.minds[cell.mind];
    if (!sheet) throw new Error('no mind');
    const { modelFor } = await models.modelFor(cell, sheet);
    const played = await playCell({ cell, sheet, gardens, modelFor });
    const { pack } = await gardens.pack(cell.pack);
    turns.push(...judgeCell({ ...played, gm: gardens.gm, pack }).turns);
  }
  return turns;
}

describe('the noisy mind', () => {
  it.each(['ja', 'en'])(
    '[L9] invents exactly where the judge sees it, in every scenario (%s)',
    async (language) => {
      const turns = await judgedTurns(EXPERIMENT(language, 0.5));
      const wrong = turns.filter(
        ({ truth, first }) => isJsonObject(truth) && truth.invented !== isInventing(first),
      );
      expect(wrong.map(({ first }) => first.text)).toEqual([]);
      expect(turns.filter(({ first }) => isInventing(first)).length).toBeGreaterThan(20);
      expect(turns.flatMap(({ first }) => first.slips)).toEqual([]);
    },
  );

  it('[L10] with rate 0 nothing is ever wrong, in any arm', async () => {
    const turns = await judgedTurns(EXPERIMENT('ja', 0));
    const found = turns.flatMap(({ first, final }) => [...first.violations, ...final.violations]);
    expect(found).toEqual([]);
    expect(turns.some(({ delta }) => delta)).toBe(true);
  });
});

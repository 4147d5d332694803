// A run of four arms: told facts, a mind invents less.
// Slow because a difference in rates takes 32 sessions to be seen.
import { planCells, readExperiment } from '@hakoniwa/lab';
import type { GenerateRequest } from '@hakoniwa/model';
import { describe, expect, it } from 'vitest';
import { aRun, labGardens, TWO_BY_TWO } from '../../test/a-lab.ts';
import { RunFolder } from '../folder/run-folder.ts';
import { judgeCell } from '../judge/judge-cell.ts';
import { playCell } from '../play/play-cell.ts';
import { CellModels } from './cell-models.ts';

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

  it('[L12] a mind that heeds facts invents nothing where its prompt tells some, and what it would have without them', async () => {
    const text = SMALL.replace('seeds: 2', 'seeds: 6').replace('heeds: 0.5', 'heeds: 1');
    const experiment = readExperiment('told.yaml', text);
    const models = new CellModels({ experiment, folder: new RunFolder('.'), beside: '.' });
    const gardens = await labGardens();
    /** For each turn of an arm, by its cell: whether facts were told, and whether something was invented. */
    const turnsOf = async (arm: string) => {
      const rows = new Map<string, { readonly told: boolean; readonly invented: boolean }>();
      for (const cell of planCells(experiment).filter((one) => one.arm === arm)) {
        const { modelFor, sheet } = await models.modelFor(cell, experiment.minds.noisy as never);
        const told: boolean[] = [];
        const counted: typeof modelFor = (...of) => {
          const model = modelFor(...of);
          return (
            model && {
              ...model,
              generate: (request: GenerateRequest) => {
                if (request.purpose === 'performance')
                  told.push(/^FACT:/m.test(request.messages.at(-1)?.content ?? ''));
                return model.generate(request);
              },
            }
          );
        };
        const played = await playCell({ cell, sheet, gardens, modelFor: counted });
        const { pack } = await gardens.pack(cell.pack);
        const { turns } = judgeCell({ ...played, gm: gardens.gm, pack });
        for (const [i, turn] of turns.entries()) {
          const invented = turn.first.violations.some(({ reason }) => reason === 'MISSING_OBJECT');
          rows.set(`${cell.scenario} ${cell.seed} ${i}`, { told: told[i] === true, invented });
        }
      }
      return rows;
    };
    const [without, withFacts] = [await turnsOf('A'), await turnsOf('B')];
    const told = [...withFacts].filter(([, row]) => row.told);
    expect(told.length).toBeGreaterThan(5);
    expect(told.filter(([, row]) => row.invented)).toEqual([]);
    expect(told.filter(([turn]) => without.get(turn)?.invented).length).toBeGreaterThan(0);
    expect([...without.values()].some((row) => row.told)).toBe(false);
  });
});

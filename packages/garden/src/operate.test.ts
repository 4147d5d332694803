// The one switch: acts, lines and activities of life as commands.
import { UNDERTAKE } from '@hakoniwa/life';
import { characterId, commandSchema, type Operator } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { type OperatorStep, operate } from './operate.ts';

const yana = characterId('yana');
const take: Operator = { do: { verb: 'take', object: 'mug' } };
const greet: OperatorStep = {
  operator: { line: { act: 'greet', to: 'ayu' } },
  words: { say: 'Morning.', acts: [{ act: 'greet', to: 'ayu' }] },
  why: { answers: 3 },
};
const eat: OperatorStep = {
  operator: { live: { action: 'eat', target: 'cafe' } },
  why: { goal: 'need:satiety' },
};

it('[GR53] what is done and said together is one turn of parts, each with its own reason', () => {
  const [turn, ...more] = operate(yana, [{ operator: take }, greet], { thought: 'Ah.' });
  expect(more).toEqual([]);
  expect(turn).toEqual({
    ...{ type: 'perform', actor: 'yana', thought: 'Ah.' },
    parts: [
      { do: { verb: 'take', object: 'mug' } },
      { say: 'Morning.', acts: [{ act: 'greet', to: 'ayu' }], why: { answers: 3 } },
    ],
  });
});

it('[GR53] acts without words are acts, and an activity of life is undertaken', () => {
  const commands = operate(yana, [{ operator: take, why: { causes: [1] } }, eat, greet]);
  expect(commands).toEqual([
    { type: 'act', act: { verb: 'take', object: 'mug', actor: 'yana' }, why: { causes: [1] } },
    {
      ...{ type: 'act', why: { goal: 'need:satiety' } },
      act: { verb: UNDERTAKE, affordance: 'eat', target: 'cafe', actor: 'yana' },
    },
    { type: 'perform', actor: 'yana', parts: [expect.objectContaining({ say: 'Morning.' })] },
  ]);
  for (const command of commands) expect(commandSchema.safeParse(command).error).toBeUndefined();
});

it('[GR53] what is intended goes with the first of them', () => {
  const intends = { goal: 'need:satiety', steps: [take, eat.operator], at: 1 };
  const [first, second] = operate(yana, [{ operator: take }, eat], { intends });
  expect([first, second]).toMatchObject([{ intends }, { type: 'act' }]);
  expect(second).not.toHaveProperty('intends');
  expect(operate(yana, [])).toEqual([]);
});

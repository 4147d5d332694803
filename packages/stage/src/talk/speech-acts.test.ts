// The acts of speech and the parts of a turn: ids, kinds, and what no part may be.
import { expect, it } from 'vitest';
import { isSpeechAct, SPEECH_ACTS, speechActSort } from '../base/speech-acts.ts';
import { commandSchema } from '../step/command.ts';
import { operatorSchema } from '../world/schema/operator.ts';

it('[TK1] every act opens or answers, binds somebody or nobody, and is at most a kind of another', () => {
  expect(SPEECH_ACTS.length).toBeGreaterThanOrEqual(28);
  const parts = SPEECH_ACTS.map((act) => speechActSort(act).part);
  expect(new Set(parts)).toEqual(new Set(['first', 'second']));
  for (const act of SPEECH_ACTS) {
    const { kindOf, part } = speechActSort(act);
    if (kindOf === undefined) continue;
    const wider = SPEECH_ACTS.find((one) => one === kindOf);
    expect(wider, act).toBeDefined();
    if (wider)
      expect([speechActSort(wider).kindOf, speechActSort(wider).part]).toEqual([undefined, part]);
  }
  expect(isSpeechAct('ask-yn', 'ask')).toBe(true);
  expect(isSpeechAct('ask', 'ask-yn')).toBe(false);
});

it.each([
  ['an act', { do: { verb: 'take', object: 'mug' } }, true],
  ['an act with its doer', { do: { verb: 'take', actor: 'yana' } }, false],
  ['an activity', { live: { action: 'eat', target: 'cafe', minutes: 30 } }, true],
  ['an activity of two days', { live: { action: 'sleep', minutes: 2_880 } }, false],
  ['a line', { line: { act: 'request', to: 'ayu', about: { kind: 'thing', of: 'mug' } } }, true],
  ['a line with its words', { line: { act: 'greet' }, say: 'Hi.' }, false],
  ['two at once', { do: { verb: 'look' }, live: { action: 'rest' } }, false],
])('[Y7] an operator: %s', (_, operator, isSound) => {
  expect(operatorSchema.safeParse(operator).success).toBe(isSound);
});

it.each([
  ['a deed and words', [{ do: { verb: 'take', object: 'mug' } }, { say: 'Mine.', acts: [] }], true],
  ['words with what they do', [{ say: 'Hi.', acts: [{ act: 'greet', to: 'ayu' }] }], true],
  ['a deed by somebody else', [{ do: { verb: 'take', actor: 'ayu' } }], false],
  ['an act of speech nobody knows', [{ say: 'Hi.', acts: [{ act: 'hum' }] }], false],
  ['no words at all', [{ say: '', acts: [] }], false],
  [
    'more parts than a turn has',
    Array.from({ length: 9 }, () => ({ say: 'Hi.', acts: [] })),
    false,
  ],
])('[TK2] a turn of parts: %s', (_, parts, isSound) => {
  const command = { type: 'perform', actor: 'yana', parts };
  expect(commandSchema.safeParse(command).success).toBe(isSound);
});

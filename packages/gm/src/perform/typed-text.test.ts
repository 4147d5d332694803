// A turn as a person types it: the first sentence of a newcomer is a deed or a saying, and nothing of it is dropped.
import { type Command, composeRulebook, STAGE_RULES, type StepResult, step } from '@hakoniwa/stage';
import { smallWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { aGm } from '../../test/a-gm.ts';
import { gmRules } from './perform.ts';

const rules = composeRulebook(STAGE_RULES, gmRules(await aGm()));
const typed = (text: string, language: 'en' | 'ja' = 'en') =>
  step(rules, smallWorld({ language }), {
    ...{ type: 'perform', actor: 'yana', text, mode: 'played' },
  } as Command);
const told = ({ events }: StepResult) =>
  events.map(({ type, outcome, detail }) => {
    const { speech } = (detail ?? {}) as { speech?: string | null };
    return [type, outcome, ...(speech ? [speech] : [])].join(' ');
  });

describe.each([
  ['en', 'pick up the mug', ['prop-taken done']],
  [
    'en',
    'I open the fridge and say "Any milk left?"',
    ['prop-opened done', 'turn-performed done Any milk left?'],
  ],
  ['en', 'Good morning, ayu!', ['turn-performed done Good morning, ayu!']],
  ['en', 'say good morning', ['turn-performed done good morning']],
  [
    'en',
    '*picks up the mug* Any milk left?',
    ['prop-taken done', 'turn-performed done Any milk left?'],
  ],
  ['en', 'switch on the tv', ['act-denied denied']],
  ['ja', '「おはよう」と言ってmugを手に取る', ['turn-performed done おはよう', 'prop-taken done']],
  ['ja', 'fridgeを開ける', ['prop-opened done']],
] as const)('in %s "%s"', (language, text, want) => {
  it('[G5] is done and said as it was meant', () => {
    expect(told(typed(text, language)).filter((one) => one !== 'turn-performed done')).toEqual(
      want,
    );
  });
});

it('[G5] what is told of and looked at is seen', () => {
  const [asked] = typed('ask ayu where the key is').events;
  expect(asked?.detail).toMatchObject({ gestures: [{ text: 'ask ayu where the key is' }] });
  const [looked] = typed('look around').events;
  expect(looked?.detail).toMatchObject({ gestures: [{ text: 'look around' }] });
});

it('[G5] what came to nothing is in the event, and where nothing was understood the turn is refused', () => {
  const { events } = typed("pick up the mug. qwrt zxcv. don't open the fridge");
  const left = events.map(
    ({ detail }) => detail as { unread?: string[]; undone?: string[] } | undefined,
  );
  expect(left.flatMap((one) => one?.unread ?? [])).toEqual(['qwrt zxcv.']);
  expect(left.flatMap((one) => one?.undone ?? [])).toEqual(['open the fridge']);
  expect(events.map(({ type }) => type)).not.toContain('prop-opened');
  for (const text of ['qwrt zxcv', 'inventory']) {
    const refused = typed(text);
    expect(refused.verdict.denial).toMatchObject({ cause: 'not-understood', about: text });
    expect(refused.events.map(({ type, patch }) => [type, patch])).toEqual([['turn-denied', []]]);
  }
});

// Typed parts: one turn, judged by the laws, read by nobody, and what the words do is in the event.
import { type Command, composeRulebook, STAGE_RULES, step, type TurnPart } from '@hakoniwa/stage';
import { smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { aGm } from '../../test/a-gm.ts';
import type { Gm } from '../gm.ts';
import { limits } from '../limits.ts';
import { memoryIn } from '../memory/kept-memory.ts';
import { gmRules } from './perform.ts';

const gm = await aGm();
const rules = composeRulebook(STAGE_RULES, gmRules(gm));
const perform = (parts: TurnPart[], world = smallWorld(), by = rules) =>
  step(by, world, { type: 'perform', actor: 'yana', parts } as Command);
const taking = { do: { verb: 'take', object: 'mug' } };
const greeting: TurnPart = { say: 'Morning, ayu.', acts: [{ act: 'greet', to: 'ayu' }] };

it('[G4] a deed and words are one turn of two events, with what the words do', () => {
  const { events, verdict, world } = perform([taking, greeting]);
  expect(verdict.allowed).toBe(true);
  expect(events.map(({ type }) => type)).toEqual(['prop-taken', 'turn-performed']);
  expect(events[1]?.detail).toMatchObject({
    speech: 'Morning, ayu.',
    says: [{ act: 'greet', to: 'ayu' }],
  });
  expect(world.props.get('mug')?.at).toEqual({ holder: 'yana' });
  expect(memoryIn(world).turns).toMatchObject([{ acts: ['take:mug'], delta: true }]);
});

it('[G4] each part has its own reason, and the whole turn’s stands on its first event', () => {
  const own = [
    { ...taking, why: { goal: 'desire:tea' } },
    { ...greeting, why: { answers: 3 } },
  ];
  const world = { ...smallWorld(), seq: 3 };
  expect(perform(own, world).events.map(({ why }) => why)).toEqual([
    ...[{ goal: 'desire:tea' }, { answers: 3 }],
  ]);
  const turn = { type: 'perform', actor: 'yana', parts: [taking, greeting], why: { causes: [2] } };
  const { events } = step(rules, world, turn as Command);
  expect(events.map(({ why }) => why)).toEqual([{ causes: [2] }, undefined]);
});

it('[G4] the laws judge a deed, and the words are said all the same', () => {
  const { events, verdict } = perform([
    { do: { verb: 'switch-on', object: 'tv' } },
    taking,
    greeting,
  ]);
  expect(verdict.denial).toMatchObject({ about: 'tv' });
  expect(events.map(({ type }) => type)).toEqual(['act-denied', 'turn-performed']);
});

it('[G4] words after a walk are heard where it led, and a question is one', () => {
  const { events } = perform([
    greeting,
    { do: { verb: 'move', target: 'living' } },
    { say: 'So. Anybody here? I am.', acts: [{ act: 'ask-yn' }] },
  ]);
  expect(events.map(({ type, place }) => `${type} ${place}`)).toEqual([
    'turn-performed kitchen',
    'character-moved kitchen',
    'words-said living',
  ]);
  expect(events[2]?.detail).toMatchObject({
    intents: [{ intent: 'SAY' }, { intent: 'ASK', detail: 'Anybody here?' }],
  });
});

it('[G4] whatever looks like an act in typed words is words', () => {
  const { events } = perform([{ say: '*takes the mug* Output: (GET: mug)', acts: [] }]);
  expect(events.map(({ type }) => type)).toEqual(['turn-performed']);
  const deaf = {
    ...gm.tongues.en,
    language: { ...gm.tongues.en.language, acts: refuse, speech: refuse },
  };
  const unread = { ...gm, tongues: { ...gm.tongues, en: deaf } } as unknown as Gm;
  const by = composeRulebook(STAGE_RULES, gmRules(unread));
  expect(perform([greeting], smallWorld(), by).verdict.allowed).toBe(true);
});

function refuse(): never {
  throw new Error('nobody is to read this');
}

it('[G2] a turn adds itself to the memory, and the oldest falls away', () => {
  let world = smallWorld();
  let patch: unknown[] = [];
  for (let i = 0; i < limits.turnsRemembered + 3; i++) {
    const result = perform([{ say: `Line ${i}`, acts: [] }], world);
    world = result.world;
    patch = [...(result.events[0]?.patch ?? [])];
  }
  expect(memoryIn(world).turns).toHaveLength(limits.turnsRemembered);
  expect(patch).toMatchObject([{ op: 'remove' }, { op: 'add', value: { speaker: 'yana' } }]);
});

// Why somebody did something: the wish in its words, the plan and how far it was, what was refused for the same goal, and what set it off.
import { type SealedEvent, type World, worldAfter } from '@hakoniwa/stage';
import { smallWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { gardenRules } from './rules.ts';
import { reasonsOf } from './why.ts';

const rules = gardenRules();
const GOAL = 'desire:coffee';

function event(seq: number, more: Partial<SealedEvent>): SealedEvent {
  const base = { type: 'injected', at: 0, outcome: 'done', patch: [], witnesses: [], turn: seq };
  return { ...base, seq, branch: 'main', prev: '', hash: '', ...more } as unknown as SealedEvent;
}
const happened = (seq: number, text: string, more: Partial<SealedEvent> = {}) =>
  event(seq, { type: 'happened', detail: { text }, ...more });

/** Yana wants coffee, and has set out to take a mug, to wait, and to say so. */
function planning(at: number, goal = GOAL): World {
  const world = smallWorld();
  const yana = world.characters.get('yana' as never);
  if (!yana) throw new Error('yana is there');
  const steps = [
    { do: { verb: 'take', object: 'mug' } },
    { live: { action: 'rest', minutes: 5 } },
    { line: { act: 'ask', to: 'ayu', about: { kind: 'thing', of: 'coffee' } } },
  ];
  const one = {
    ...yana,
    desires: [{ id: 'coffee', text: 'a quiet coffee', term: 'short', weight: 50 }],
    intention: { goal, steps, at, since: 0 },
  } as never;
  return { ...world, characters: world.characters.set('yana' as never, one) };
}
const ask = (genesis: World, events: readonly SealedEvent[], seq: number) =>
  reasonsOf({ rules, genesis, events, seq });

describe('the reasons of an event', () => {
  it('are none of one there is not', () => {
    expect(ask(planning(0), [event(1, {})], 2)).toBeUndefined();
  });

  it('are the wish in the words of the sheet, and the plan with how far it has come', () => {
    const did = event(1, { actor: 'yana', why: { goal: GOAL } });
    expect(ask(planning(1), [did], 1)).toMatchObject({
      ...{ seq: 1, goal: GOAL, wish: 'a quiet coffee', refused: [], causes: [] },
      plan: { steps: ['take mug', 'live rest', 'line ask ayu thing coffee'], at: 1 },
    });
  });

  it('are the plan as it is after the event, or as it was where the event ended it', () => {
    const adopts = event(1, {
      ...{ actor: 'yana', why: { goal: GOAL } },
      patch: [{ op: 'replace', path: '/characters/yana/intention/at', value: 2 }],
    });
    expect(ask(planning(0), [adopts], 1)?.plan?.at).toBe(2);
    const ends = { ...adopts, patch: [{ op: 'remove', path: '/characters/yana/intention' }] };
    expect(ask(planning(1), [ends as SealedEvent], 1)?.plan?.at).toBe(1);
  });

  it('are no plan for another goal, no wish of another kind, and nothing of nobody', () => {
    const did = (why: SealedEvent['why'], actor = 'yana') =>
      ask(planning(0), [event(1, { actor, why: why as never })], 1);
    expect(did({ goal: 'desire:other' })).toMatchObject({ wish: undefined, plan: undefined });
    expect(did({ goal: 'practice:coffee' })).toMatchObject({ wish: undefined, plan: undefined });
    expect(did({ goal: GOAL }, 'ayu')).toMatchObject({ wish: undefined, plan: undefined });
    expect(ask(planning(0), [event(1, {})], 1)).toMatchObject({ goal: undefined, plan: undefined });
  });

  it('are the earlier tries of the same person for the same goal that were refused', () => {
    const why = { goal: GOAL };
    const denial = { reason: 'INVALID_STATE', cause: 'broken', about: 'mug' };
    const refused = { actor: 'yana', why, denial, outcome: 'denied' } as never;
    const events = [
      happened(1, 'one', refused),
      happened(2, 'two', { actor: 'yana', why } as never),
      happened(3, 'three', { ...(refused as object), actor: 'ayu' } as never),
      happened(4, 'four', { ...(refused as object), why: { goal: 'desire:other' } } as never),
      event(5, { actor: 'yana', why } as never),
      happened(6, 'six', refused),
    ];
    expect(ask(planning(0), events, 5)?.refused).toMatchObject([{ seq: 1, cause: 'broken' }]);
  });

  it('are what set it off and what it answers, once each, and never what came after', () => {
    const why = { causes: [1, 2, 9], answers: 2 } as never;
    const events = [1, 2, 3].map((seq) => happened(seq, `number ${seq}`));
    events.push(event(4, { actor: 'yana', why }), happened(9, 'later'));
    const { causes } = ask(planning(0), events, 4) ?? {};
    expect(causes?.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(causes?.map(({ text }) => text)).toEqual(
      [1, 2].map((seq) => expect.stringContaining(`number ${seq}`)),
    );
  });

  it('are told in the world as it was when it happened', () => {
    const renamed = event(1, {
      patch: [{ op: 'replace', path: '/characters/yana/name', value: 'Yanagi' }],
    });
    const did = {
      ...{ type: 'prop-taken', actor: 'yana', object: 'mug', place: 'kitchen' },
      detail: { verb: 'take' },
    };
    const before = ask(planning(0), [event(1, did), { ...renamed, seq: 2 }], 1)?.text;
    const after = ask(planning(0), [renamed, event(2, did)], 2)?.text;
    expect(worldAfter(planning(0), [renamed]).characters.get('yana' as never)?.name).toBe('Yanagi');
    expect([before?.includes('Yanagi'), after?.includes('Yanagi')]).toEqual([false, true]);
  });
});

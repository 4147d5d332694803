// The numbers of play: rewards, levels, active time, and when a session ends.
import type { EndingReason, PlayEventKind } from '@hakoniwa/protocol/sessions';
import { describe, expect, it } from 'vitest';
import { endingRules } from '../pack/ending-rules.ts';
import { activeGap } from './active-time.ts';
import { blow, escapePercent } from './battle.ts';
import { type EndingFacts, endingAfter, standingReasons } from './ending-triggers.ts';
import { grown } from './levels.ts';
import { sessionRewards } from './session-rewards.ts';
import { tallyOf } from './tally.ts';

const event = (kind: PlayEventKind, turnNumber: number, subject?: string, detail = {}) => ({
  ...{ kind, turnNumber, subject, detail },
});

it('[C46] experience is 100 + 10 an action + 50 an eventful turn + 2 a minute up to 200', () => {
  const events = [
    event('quest.completed', 3, 'a'),
    event('level.up', 3),
    event('fragment.found', 5, 'f'),
    event('battle.finished', 6, 'b', { won: true }),
    event('battle.finished', 7, 'b', { won: false }),
    event('npc.talked', 8, 'x'),
  ];
  const of = (turnCount: number, minutes: number) =>
    sessionRewards(tallyOf({ turnCount, activeMs: minutes * 60_000, events })).experience;
  expect(of(8, 30)).toBe(100 + 80 + 3 * 50 + 60);
  expect(of(8, 100)).toBe(100 + 80 + 3 * 50 + 200);
  expect(of(8, 500)).toBe(100 + 80 + 3 * 50 + 200);
  expect(sessionRewards(tallyOf({ turnCount: 0, activeMs: 0, events: [] }))).toEqual({
    ...{ experience: 100, skills: {}, items: [] },
  });
});

it('[C46] a skill gains ten a use, a hundred at most in a session', () => {
  const uses = (n: number) => Array.from({ length: n }, (_, i) => event('skill.used', i, 'sword'));
  const skills = (n: number) =>
    sessionRewards(tallyOf({ turnCount: n, activeMs: 0, events: uses(n) })).skills;
  expect([skills(1), skills(9), skills(10), skills(25)]).toEqual([
    { sword: 10 },
    { sword: 90 },
    { sword: 100 },
    { sword: 100 },
  ]);
});

it('[PL1] a level takes a hundred experience for each level there is, and heals', () => {
  const start = { level: 1, exp: 0, hp: 5, maxHp: 100, mp: 0, maxMp: 100 };
  expect(grown(start, 99)).toMatchObject({ level: 1, exp: 99, hp: 5 });
  expect(grown(start, 100)).toMatchObject({ level: 2, exp: 0, hp: 110, maxHp: 110, mp: 105 });
  expect(grown(start, 525)).toMatchObject({ level: 3, exp: 225, maxHp: 120 });
});

it('[PL2] a pause counts for five minutes of play at most', () => {
  const gap = (last: number | undefined, now: number) => activeGap({ last, now }, 5) / 60_000;
  expect([gap(undefined, 9), gap(0, 60_000), gap(0, 8 * 3_600_000), gap(10, 0)]).toEqual([
    ...[0, 1, 5, 0],
  ]);
});

it('[PL3] a blow does at least one, and what is quick or well equipped gets away', () => {
  expect(blow({ attack: 1 }, { to: { defence: 50 }, chance: 0 })).toBe(1);
  expect(blow({ attack: 10 }, { to: { defence: 4 }, chance: 0 })).toBe(6);
  expect(blow({ attack: 10 }, { to: { defence: 4 }, chance: 1 })).toBe(10);
  const self = { attack: 0, defence: 0, agility: 10 };
  const quick = { ...self, agility: 12 };
  expect([
    escapePercent(self, { enemies: [quick], bonus: 0 }),
    escapePercent(quick, { enemies: [self], bonus: 0 }),
  ]).toEqual([50, 70]);
  expect(escapePercent(quick, { enemies: [self], bonus: 99 })).toBe(95);
});

describe('endings', () => {
  const rules = endingRules({ propose: { importantItems: ['leaf'] } });
  const quiet: EndingFacts = {
    ...{ turns: 1, messages: 3, activeMinutes: 1, characters: 100, proposals: 0 },
    ...{ hpPercent: 100, mpPercent: 100, isSpShort: false, isInEncounter: false },
    ...{ events: [], settled: [] },
  };
  const after = (change: Partial<EndingFacts>) => endingAfter({ ...quiet, ...change }, rules);

  const rows: readonly [Partial<EndingFacts>, EndingReason | undefined][] = [
    [{ turns: 50 }, undefined],
    [{ turns: 51 }, 'turns'],
    [{ messages: 100 }, undefined],
    [{ messages: 101 }, 'messages'],
    [{ activeMinutes: 120 }, undefined],
    [{ activeMinutes: 120.1 }, 'active_minutes'],
    [{ hpPercent: 20 }, undefined],
    [{ hpPercent: 19 }, 'hp_low'],
    [{ mpPercent: 19 }, 'mp_low'],
    [{ isSpShort: true }, 'sp_short'],
    [{ events: [{ kind: 'quest.completed' }] }, 'quest_completed'],
    [{ events: [{ kind: 'level.up' }] }, 'level_up'],
    [{ events: [{ kind: 'item.gained', subject: 'leaf' }] }, 'important_item'],
    [{ events: [{ kind: 'item.gained', subject: 'bread' }] }, undefined],
    [{ events: [{ kind: 'battle.finished', detail: { big: true } }] }, 'battle_ended'],
    [{ events: [{ kind: 'battle.finished', detail: { big: false } }] }, undefined],
    [{ events: [{ kind: 'choice.made', detail: { important: true } }] }, 'important_choice'],
  ];
  it.each(rows)('[C32] [C34] after %j an ending is proposed for %s', (change, reason) => {
    expect(after(change)?.reasons[0]).toBe(reason);
    expect(after(change)?.isMandatory ?? false).toBe(false);
  });

  it('[C33] nobody is asked to stop in the middle of a fight', () => {
    expect(after({ turns: 60, hpPercent: 5, isInEncounter: true })).toBeUndefined();
  });

  it.each([
    [{ turns: 99 }, false],
    [{ turns: 100, isInEncounter: true }, true],
    [{ activeMinutes: 180 }, true],
    [{ characters: 50_000 }, true],
    [{ characters: 49_999 }, false],
  ])('[C37] %j must end: %s', (change, isMandatory) => {
    expect(after(change)?.isMandatory ?? false).toBe(isMandatory);
  });

  it('[C36] the third proposal is the last', () => {
    expect(after({ proposals: 1, turns: 51 })?.isMandatory).toBe(false);
    expect(after({ proposals: 2, turns: 51 })).toEqual({
      ...{ isMandatory: true, reasons: ['third_proposal', 'turns'] },
    });
  });

  it('[C38] what was declined is not proposed again until there is a new break', () => {
    const tired = { turns: 52, settled: ['turns'] as const };
    expect(after(tired)).toBeUndefined();
    expect(after({ ...tired, hpPercent: 10 })?.reasons).toEqual(['hp_low']);
    expect(after({ ...tired, events: [{ kind: 'quest.completed' }] })?.reasons).toEqual([
      'quest_completed',
    ]);
    // That it is long in yet another way is nothing new.
    expect(after({ ...tired, messages: 101, activeMinutes: 121 })).toBeUndefined();
    // Health that came back and is lost again is a new reason.
    expect(standingReasons({ ...quiet, hpPercent: 80 }, rules)).not.toContain('hp_low');
  });
});

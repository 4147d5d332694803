// Fights in numbers: whose blow falls when, what of it comes through, and what is left at the end.
import { expect, it } from 'vitest';
import { NexusGame } from '../../../test/nexus-game.ts';
import { characterState } from '../../lifecycle/read/character-state.ts';
import { blow, escapePercent } from '../../rules/battle.ts';
import type { PlayState } from '../../state/play-state.ts';
import type { PlayIntent } from '../intent.ts';

const game = new NexusGame('en');
const { world } = game;
const { encounters } = game.scene.campaign;
const self = { attack: 10, defence: 5, agility: 10 };

function sheetOf(id: string) {
  const sheet = encounters.get(id);
  if (!sheet) throw new Error(`${id} is met in the nexus`);
  return sheet;
}

interface Fight extends Partial<PlayState> {
  readonly id: string;
  /** The health of each foe; all of it when absent. */
  readonly foes?: readonly number[];
  readonly seq?: number;
}

/** Stands in a fight without anything, does something, and tells what chances there were. */
function fight({ id, foes, seq = 1, ...state }: Fight, intent: PlayIntent) {
  const { enemies, places } = sheetOf(id);
  const now = enemies.map(({ hp }, i) => ({ hp: foes?.[i] ?? hp, maxHp: hp }));
  game.world = world;
  const put = { hp: 80, mp: 50, ...self, items: {}, ...state };
  game.put({ ...put, encounter: { id, rounds: 2, enemies: now }, place: places[0] ?? '', seq });
  const chances = game.chances(1 + enemies.length);
  const turn = game.want(intent);
  return { turn, chances, after: game.state, enemies };
}

const SEQS = [1, 2, 3, 4, 5, 6, 7, 8];
const strikes = (by: { attack: number }, chance: number, share = 1) =>
  Math.max(1, Math.round(blow(by, { to: self, chance }) * share));

it.each(SEQS)('[PL6] a blow hits the first who stands, then all who stand strike (%i)', (seq) => {
  const { turn, chances, after, enemies } = fight(
    { id: 'thorn_sprites', foes: [0, 9, 9], seq },
    { do: 'attack' },
  );
  const hit = blow(self, { to: enemies[1] ?? self, chance: chances[0] ?? 0 });
  const left = Math.max(0, 9 - hit);
  expect(after.encounter?.enemies.map(({ hp }) => hp)).toEqual([0, left, 9]);
  expect(after.encounter?.rounds).toBe(3);
  const standing = left > 0 ? [1, 2] : [2];
  const hurt = standing.map((at, i) => strikes(enemies[at] ?? self, chances[1 + i] ?? 0));
  expect(after.hp).toBe(80 - hurt.reduce((sum, one) => sum + one, 0));
  expect(turn.paragraphs.length).toBe(1 + hurt.length);
  expect(turn.paragraphs[0]).toContain(`${hit}`);
  expect(turn.events).toEqual([]);
});

it.each(SEQS)('[PL6] a skill adds half to a blow, if there is power for it (%i)', (seq) => {
  const blowOf = (mp: number) => {
    const told = fight({ id: 'hall_warden', mp, seq }, { do: 'attack', skill: 'magic' });
    const plain = blow(self, { to: told.enemies[0] ?? self, chance: told.chances[0] ?? 0 });
    return { ...told, plain, dealt: 90 - (told.after.encounter?.enemies[0]?.hp ?? 0) };
  };
  const able = blowOf(5);
  expect(able.dealt).toBe(Math.round(able.plain * 1.5));
  expect(able.after.mp).toBe(0);
  expect(able.turn.events.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['skill.used', 'magic'],
  ]);
  const tired = blowOf(4);
  expect([tired.dealt, tired.after.mp, tired.turn.events]).toEqual([tired.plain, 4, []]);
});

it.each(SEQS)('[PL6] on guard half of each blow comes through, one at least (%i)', (seq) => {
  const { after, chances, enemies } = fight({ id: 'thorn_sprites', seq }, { do: 'guard' });
  const hurt = enemies.map((enemy, i) => strikes(enemy, chances[i] ?? 0, 0.5));
  expect(after.hp).toBe(80 - hurt.reduce((sum, one) => sum + one, 0));
  expect(after.encounter?.rounds).toBe(2);
});

it.each([
  ['mist_wolf', {}],
  ['mist_wolf', { agility: 9 }],
  ['thorn_sprites', { agility: 8 }],
] as const)('[PL3] from %s with %j one gets away as often as is said', (id, more) => {
  let away = 0;
  for (const seq of SEQS) {
    const { turn, chances, after, enemies } = fight({ id, seq, ...more }, { do: 'flee' });
    const percent = escapePercent({ ...self, ...more }, { enemies, bonus: 0 });
    const isAway = (chances[0] ?? 0) * 100 < percent;
    expect(after.encounter === null).toBe(isAway);
    expect(after.hp === 80).toBe(isAway);
    const survived = turn.events.filter(({ kind }) => kind === 'encounter.survived');
    expect(survived.map(({ subject }) => subject)).toEqual(isAway ? [id] : []);
    away += isAway ? 1 : 0;
  }
  expect(away).toBeGreaterThan(0);
  expect(away).toBeLessThan(SEQS.length);
});

it('[PL6] who wins has what the encounter gives, and it is over', () => {
  const { turn, after } = fight({ id: 'hall_warden', foes: [1] }, { do: 'attack' });
  expect(after.encounter).toBeNull();
  expect(after.hp).toBe(110);
  expect(after.level).toBe(2);
  expect(after.exp).toBe(20);
  expect(after.items).toEqual({ glass_leaf: 1 });
  expect(after.titles).toEqual(['One Who Stood Before the Question']);
  expect(turn.events.slice(0, 2)).toMatchObject([
    { kind: 'battle.finished', subject: 'hall_warden', detail: { won: true, big: true } },
    { kind: 'encounter.survived', subject: 'hall_warden' },
  ]);
  const small = fight({ id: 'yard_bout', foes: [1] }, { do: 'attack' });
  expect(small.turn.events[0]?.detail).toEqual({ won: true, big: false });
  expect([small.after.exp, small.after.hp]).toEqual([10, 80]);
});

it('[PL6] who falls wakes up where it all began, with three tenths of their health', () => {
  const { turn, after } = fight({ id: 'thorn_sprites', hp: 1, maxHp: 99 }, { do: 'guard' });
  expect([after.hp, after.encounter]).toEqual([30, null]);
  expect(turn.world.characters.get('visitor' as never)?.place).toBe('nexus_entrance');
  expect(turn.events).toMatchObject([
    { kind: 'battle.finished', subject: 'thorn_sprites', detail: { won: false, big: false } },
    { kind: 'skill.used', subject: 'sword' },
  ]);
  // One blow is enough: the others spare whoever lies there already.
  expect(turn.paragraphs[2]).toContain('the arrivals court');
});

it.each([
  ['guard', 'noFoe'],
  ['attack', 'noFoe'],
  ['flee', 'noChase'],
] as const)('with nobody in the way to %s is told as %s, and nothing changes', (what, words) => {
  game.world = world;
  const before = game.state;
  const { paragraphs, events, denial } = game.want({ do: what });
  expect(paragraphs).toEqual([game.scene.words.varied[words][0]]);
  expect([events, denial]).toEqual([[], undefined]);
  expect({ ...game.state, told: {} }).toEqual({ ...before, told: {} });
});

it.each([
  // A thing that is needed is asked for before anything is tried, and kept.
  ['alley_thief', 'feed', { items: {} }, 'lacks', [], undefined],
  ['alley_thief', 'feed', { items: { travel_bread: 1 } }, 'works', ['travel_bread'], 1],
  ['yard_bout', 'bow', {}, 'works', [], undefined],
  ['hall_warden', 'fragment', { mp: 5 }, 'works', [], undefined],
  ['hall_warden', 'fragment', { mp: 4 }, 'hurts', [], undefined],
  ['yard_bout', 'nothing', {}, 'quiet', [], undefined],
] as const)('of %s by %s with %j: it %s', (id, way, state, how, used, bread) => {
  const { turn, after } = fight({ id, ...state }, { do: 'way', way });
  expect(after.encounter === null).toBe(how === 'works');
  expect(turn.denial?.reason).toBe(how === 'lacks' ? 'MISSING_OBJECT' : undefined);
  expect(after.hp < 80).toBe(how === 'hurts');
  const subjects = (kind: string) =>
    turn.events.filter((one) => one.kind === kind).map(({ subject }) => subject);
  expect(subjects('item.used')).toEqual(used);
  expect(subjects('choice.made')).toEqual(how === 'works' ? [way] : []);
  expect(after.items.travel_bread).toBe(bread);
});

it('a way out with a chance works as often as it says, and is told by its own words', () => {
  const { waysOut } = sheetOf('alley_thief');
  const run = waysOut.find(({ id }) => id === 'run');
  const ends = SEQS.map((seq) => {
    const { turn, chances, after } = fight({ id: 'alley_thief', seq }, { do: 'way', way: 'run' });
    const isOut = (chances[0] ?? 0) * 100 < 60;
    expect(turn.paragraphs[0]).toBe(game.scene.text((isOut ? run?.works : run?.fails) ?? ''));
    expect([after.encounter === null, after.hp === 80]).toEqual([isOut, isOut]);
    return isOut;
  });
  expect(new Set(ends).size).toBe(2);
});

it.each([
  ['red_potion', { hp: 10, mp: 10 }, { hp: 40, mp: 10 }, 0],
  ['red_potion', { hp: 95, mp: 10 }, { hp: 100, mp: 10 }, 0],
  ['blue_potion', { hp: 10, mp: 10 }, { hp: 10, mp: 40 }, 0],
  ['pot_stew', { hp: 10, mp: 95 }, { hp: 30, mp: 100 }, 0],
  ['padded_coat', { hp: 10, mp: 10 }, { hp: 10, mp: 10 }, 1],
] as const)('of %s with %j comes %j, and %i is left', (item, before, then, left) => {
  game.world = world;
  game.put({ ...before, items: { [item]: 1 } });
  const { events, denial } = game.want({ do: 'item', item });
  expect(game.state).toMatchObject(then);
  expect(game.state.items[item] ?? 0).toBe(left);
  expect([events[0]?.kind, events[0]?.subject, denial]).toEqual(['item.used', item, undefined]);
});

it('what is not in the bag is used by nobody', () => {
  game.world = world;
  game.put({ hp: 10, items: {} });
  const { events, denial } = game.want({ do: 'item', item: 'red_potion' });
  expect(denial).toMatchObject({ reason: 'MISSING_OBJECT', cause: 'nowhere', about: 'red potion' });
  expect([events, game.state.hp]).toEqual([[], 10]);
});

it('smoke makes it easier to get away by as much as it says', () => {
  for (const seq of SEQS) {
    const items = { smoke_pellet: 1 };
    const of = { id: 'mist_wolf', agility: 9, seq, items };
    const { chances, after } = fight(of, { do: 'item', item: 'smoke_pellet' });
    const isAway = (chances[0] ?? 0) * 100 < 85;
    expect([after.encounter === null, after.hp === 80]).toEqual([isAway, isAway]);
  }
});

it('the best of each kind that is carried counts, whatever else is in the bag', () => {
  const items = { wooden_sword: 1, travellers_blade: 1, oak_staff: 1, padded_coat: 1 };
  const { after, chances, enemies } = fight({ id: 'hall_warden', items }, { do: 'attack' });
  const [enemy] = enemies;
  if (!enemy) throw new Error('somebody wards the hall');
  const dealt = blow({ attack: 14 }, { to: enemy, chance: chances[0] ?? 0 });
  expect(after.encounter?.enemies[0]?.hp).toBe(90 - dealt);
  expect(after.hp).toBe(80 - blow(enemy, { to: { defence: 8 }, chance: chances[1] ?? 0 }));
});

const WORDS: readonly (readonly ['ja' | 'en', string, PlayIntent])[] = [
  ['en', 'attack', { do: 'attack' }],
  ['en', 'run away', { do: 'flee' }],
  ['en', 'guard', { do: 'guard' }],
  ['en', 'use magic', { do: 'attack', skill: 'magic' }],
  ['en', 'drink the red potion', { do: 'item', item: 'red_potion' }],
  ['en', 'Join the end of the column', { do: 'way', way: 'sneak' }],
  ['ja', '攻撃する', { do: 'attack' }],
  ['ja', '逃げる', { do: 'flee' }],
  ['ja', '身を守る', { do: 'guard' }],
  ['ja', '赤い回復薬を飲む', { do: 'item', item: 'red_potion' }],
  ['ja', '回復薬を飲む', { do: 'item', item: 'red_potion' }],
  ['ja', '行列の最後尾に加わる', { do: 'way', way: 'sneak' }],
];

it('[PL6] in a fight words do what the choice of the same name does', () => {
  const japanese = new NexusGame('ja');
  const begun = { en: world, ja: japanese.world };
  for (const [language, text, intent] of WORDS) {
    const played = language === 'en' ? game : japanese;
    const { enemies } = sheetOf('thorn_sprites');
    const put = () => {
      played.world = begun[language];
      played.put({
        ...{ place: 'woods_edge', items: { red_potion: 1 }, seq: 3 },
        encounter: {
          ...{ id: 'thorn_sprites', rounds: 1 },
          enemies: enemies.map(({ hp }) => ({ hp, maxHp: hp })),
        },
      });
    };
    put();
    const { paragraphs, events } = played.want(intent);
    put();
    const written = played.write(text);
    expect([text, written.paragraphs, written.events]).toEqual([text, paragraphs, events]);
  }
});

it('how somebody stands in a fight is told with each foe', () => {
  const { after, enemies } = fight({ id: 'thorn_sprites', foes: [0, 4, 9] }, { do: 'look' });
  const shown = characterState(game.scene, game.world);
  expect(shown).toMatchObject({
    ...{ level: 1, experience: 0, nextLevelAt: 100, hp: after.hp, maxHp: 100, mp: after.mp },
    ...{ maxMp: 100, money: 50, location: { id: 'woods_edge' } },
  });
  expect(shown.present.map(({ id }) => id)).not.toContain('visitor');
  expect(shown.encounter).toEqual({
    ...{ id: 'thorn_sprites', name: 'thorn sprites' },
    enemies: enemies.map(({ name, hp: maxHp }, i) => ({
      ...{ name: game.scene.text(name), hp: [0, 4, 9][i], maxHp },
    })),
  });
  game.world = world;
  expect(characterState(game.scene, world).encounter).toBeNull();
});

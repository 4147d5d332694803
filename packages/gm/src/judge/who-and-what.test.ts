// Who acts, what is swallowed, broken open and answered, and where one goes: the examples of the specifications and their like.
import { expect, it } from 'vitest';
import { aGm, answer, flat } from '../../test/a-gm.ts';
import type { WorldState } from '../index.ts';

const gm = await aGm();

const props = (names: readonly string[], place: string) =>
  Object.fromEntries(names.map((name) => [name, { location: place, state: [] as string[] }]));

const ja: WorldState = {
  ...flat(),
  props: {
    ...props(['マグカップ', 'ランプ', '引き出し', 'クロワッサン', '謎の塊', '牛乳'], 'キッチン'),
    戸棚: { location: 'キッチン', state: ['closed'] },
    宝箱: { location: 'キッチン', state: ['locked'] },
  },
};
const en: WorldState = {
  location: { current: 'kitchen' },
  locations: { kitchen: { exits: ['hall'] }, hall: { exits: ['kitchen'] } },
  characters: {
    Mia: { location: 'kitchen', holding: [], status: [] },
    Tom: { location: 'kitchen', holding: [], status: [] },
  },
  props: {
    ...props(['mug', 'lamp', 'drawer', 'croissant', 'odd lump', 'milk'], 'kitchen'),
    cupboard: { location: 'kitchen', state: ['closed'] },
    chest: { location: 'kitchen', state: ['locked'] },
  },
};
const onlyHere = (world: WorldState, place: string): WorldState => ({
  ...world,
  characters: Object.fromEntries(
    Object.entries(world.characters ?? {}).map(([id, one]) => [id, { ...one, location: place }]),
  ),
});
const verdict = (text: string, world = /[ぁ-ん]/.test(text) ? onlyHere(ja, 'キッチン') : en) => {
  const speaker = world.characters?.Mia ? { speaker: 'Mia' } : {};
  return answer(gm, text, { world, ...speaker }).response;
};

it.each([
  ['（ランプを食べる）', 'INVALID_STATE'],
  ['（引き出しを飲む）', 'INVALID_STATE'],
  ['（クロワッサンを食べる）', 'ok'],
  ['（マグカップを飲み干す）', 'ok'],
  ['（牛乳を飲む）', 'ok'],
  ['（謎の塊を食べる）', 'ok'],
  ['*eats the lamp*', 'INVALID_STATE'],
  ['*drinks the drawer*', 'INVALID_STATE'],
  ['*eats the croissant*', 'ok'],
  ['*drinks the milk*', 'ok'],
  ['*eats the odd lump*', 'ok'],
])('[J93] %s is %s: what is eaten and drunk can be swallowed', (text, reason) => {
  expect(verdict(text).denied_reason ?? 'ok').toBe(reason);
});

it.each([
  ['（戸棚を蹴破る）', 'ok', 'open'],
  ['（宝箱をこじ開ける）', 'INVALID_STATE', undefined],
  ['*forces the cupboard open*', 'ok', 'open'],
  ['*breaks open the chest*', 'INVALID_STATE', undefined],
])(
  '[J94] %s is %s: what is merely shut opens to strength, a lock does not',
  (text, reason, state) => {
    const { denied_reason, world_delta } = verdict(text);
    expect(denied_reason ?? 'ok').toBe(reason);
    expect(JSON.stringify(world_delta).includes('"open"')).toBe(state === 'open');
  },
);

it.each([
  ['（父が入ってくる）', 'OUT_OF_SCOPE'],
  ['（お母さんがドアを開けて入ってきた）', 'OUT_OF_SCOPE'],
  ['（先生が部屋に入ってくる）', 'OUT_OF_SCOPE'],
  ['（彼女が入ってくる）', 'ok'],
  ['（母の写真を眺める）', 'ok'],
  ['*Mother walks in.*', 'OUT_OF_SCOPE'],
  ['*Her father comes into the kitchen.*', 'OUT_OF_SCOPE'],
  ['*thinks of her mother*', 'ok'],
])('[J95] %s is %s where everybody there is is here', (text, reason) => {
  expect(verdict(text).denied_reason ?? 'ok').toBe(reason);
});

it('[J95] kin may be somebody listed who is elsewhere', () => {
  const world = onlyHere(ja, 'キッチン');
  const [id = ''] = Object.keys(world.characters ?? {}).slice(-1);
  const apart = { ...world.characters, [id]: { ...world.characters?.[id], location: 'リビング' } };
  expect(verdict('（父が入ってくる）', { ...world, characters: apart }).allowed).toBe(true);
});

it.each([
  ['（マグカップを取る）「もらうね」', 'たろう', 'OUT_OF_SCOPE'],
  ['「もらっていい？」', 'たろう', 'ok'],
  ['（にっこり笑う）', 'たろう', 'ok'],
])('[J96] %s by %s, whom nobody lists, is %s', (text, speaker, reason) => {
  const { denied_reason, world_delta } = answer(gm, text, { world: ja, speaker }).response;
  expect(denied_reason ?? 'ok').toBe(reason);
  expect(world_delta).toEqual([]);
});

it.each([
  ['（外出する）', 'OUT_OF_SCOPE'],
  ['（家を出る）', 'OUT_OF_SCOPE'],
  ['（出かける）', 'OUT_OF_SCOPE'],
  ['（帰宅する）', 'OUT_OF_SCOPE'],
  ['（椅子に腰かける）', 'ok'],
  ['*leaves the house*', 'OUT_OF_SCOPE'],
  ['*walks out of the flat*', 'OUT_OF_SCOPE'],
  ['*leaves the kitchen*', 'ok'],
])('[J97] %s is %s where the map ends at the door', (text, reason) => {
  expect(verdict(text).denied_reason ?? 'ok').toBe(reason);
});

it('[J97] who goes out may go where the map has the open sky', () => {
  const locations = { ...en.locations, garden: { exits: ['kitchen'] } };
  expect(verdict('*leaves the house*', { ...en, locations }).allowed).toBe(true);
});

it.each([
  ['「何がいい？」', '「パンがいいな」', 'ANSWER'],
  ['「今日、何曜日？」', '「月曜日だよ」', 'ANSWER'],
  ['「どっちに行く？」', '「こっち」', 'ANSWER'],
  ['「何がいい？」', '「え、何の話？」', 'SAY'],
  ['「いい天気だね」', '「はい」', 'SAY'],
])('[J98] after %s, %s is %s', (before, text, intent) => {
  const { memory } = answer(gm, before, { world: ja, speaker: 'やな' });
  const { parsed } = answer(gm, text, { world: ja, speaker: 'あゆ', memory }).response;
  expect(parsed.action_intents[0]?.intent).toBe(intent);
});

it.each([
  ['(Attack: 宝箱)', null],
  ['(HIT: 戸棚)', null],
  ['(Note: 宝箱は重い)', '(Note: 宝箱は重い)'],
  ['(Inspect: 宝箱) 「へへ…（その隙に中身を…）」', 'へへ…（その隙に中身を…）'],
])('[F12] %s says %s: the verb of a tag is any verb that does something', (text, speech) => {
  expect(verdict(text).parsed.speech).toBe(speech);
});

it.each([
  ['（トレンチコートのポケットを探る）', '事務所', 'トレンチコート', 'ok'],
  ['（コートのポケットを探る）', '事務所', 'トレンチコート', 'ok'],
  ['（トレンチコートを探る）', '廊下', 'トレンチコート', 'WRONG_LOCATION'],
  ['（トレンチコートのポケットを探る）', '廊下', 'トレンチコート', 'WRONG_LOCATION'],
  ['（自分のポケットを探る）', '事務所', null, 'ok'],
])('[J5] %s in %s goes through %s: %s', (text, location, target, reason) => {
  const world: WorldState = {
    locations: { 事務所: { exits: ['廊下'] }, 廊下: { exits: ['事務所'] } },
    characters: { レイモンド: { location, holding: [], status: [] } },
    props: { トレンチコート: { location: '事務所', state: [], aliases: ['コート'] } },
  };
  const { denied_reason, parsed } = answer(gm, text, { world, speaker: 'レイモンド' }).response;
  expect(denied_reason ?? 'ok').toBe(reason);
  expect(parsed.action_intents[0]?.target).toBe(target);
});

it.each([
  ['「朝日が眩しい」', '夜', '晴れ', '今は夜だ。'],
  ['「いい天気、青空だね」', '朝', '雨', '今は雨だ。'],
  ['"The morning sun is so bright."', 'night', 'clear', 'It is night.'],
])('[J10] %s at %s under %s: the card tells what is so', (text, label, weather, told) => {
  const isJa = /[ぁ-ん]/.test(text);
  const world: WorldState = { ...(isJa ? ja : en), time: { label, turn: 0, weather } };
  const speaker = isJa ? {} : { speaker: 'Mia' };
  const { denied_reason, fact_cards } = answer(gm, text, { world, ...speaker }).response;
  expect(denied_reason).toBe('CONTRADICTS_WORLD');
  expect(fact_cards.join(' ')).toContain(told);
});

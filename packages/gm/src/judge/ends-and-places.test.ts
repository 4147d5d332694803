// How things are after an act, where they end up, and what is meant by it: on a body, in a mouth, behind a door, off the map.
import { expect, it } from 'vitest';
import { aGm, answer } from '../../test/a-gm.ts';
import type { WorldState } from '../index.ts';

const gm = await aGm();

const en: WorldState = {
  location: { current: 'deck' },
  locations: {
    deck: { exits: ['cabin', { to: 'hold', via: 'hatch' }] },
    cabin: { exits: ['deck'] },
    hold: { exits: ['deck'] },
  },
  characters: {
    Mia: { location: 'deck', holding: ['knife', 'brass key'], status: [] },
    Tom: { location: 'deck', holding: [], status: [] },
  },
  props: {
    knife: { location: 'Mia', state: [] },
    'brass key': { location: 'Mia', state: [] },
    hatch: { location: 'deck', state: ['closed'], portable: false },
    chest: { location: 'deck', state: ['locked'], key: 'brass key', portable: false },
    biscuit: { location: 'deck', state: [] },
    coat: { location: 'deck', state: [] },
    'pump switch': { location: 'deck', state: ['off'], portable: false, aliases: ['switch'] },
    telephone: { location: 'deck', state: [], portable: false },
    coffee: { location: 'deck', state: [], kind: 'drink' },
  },
} as WorldState;

const ja: WorldState = {
  location: { current: '店' },
  locations: {
    店: { exits: ['二階', { to: '蔵', via: '揚げ蓋' }, '袖'] },
    二階: { exits: ['店'] },
    蔵: { exits: ['店'] },
    袖: { exits: ['店', '舞台'] },
    舞台: { exits: ['袖'] },
  },
  characters: {
    やな: { location: '店', holding: ['扇子', '金庫の鍵'], status: [] },
    あゆ: { location: '店', holding: [], status: [] },
  },
  props: {
    扇子: { location: 'やな', state: [] },
    金庫の鍵: { location: 'やな', state: [] },
    金庫: { location: '店', state: ['locked'], key: '金庫の鍵', portable: false },
    揚げ蓋: { location: '店', state: ['closed'], portable: false },
    引き出し: { location: '店', state: [], portable: false },
    電話: { location: '店', state: [], portable: false },
    珈琲: { location: '店', state: [] },
    飴: { location: '店', state: [] },
    毛布: { location: '二階', state: [] },
    眼鏡: { location: 'やな', state: [] },
  },
} as WorldState;

const verdict = (text: string) => {
  const isJa = /[ぁ-んァ-ヶ一-龠]/u.test(text);
  const { response } = answer(gm, text, {
    world: isJa ? ja : en,
    speaker: isJa ? 'やな' : 'Mia',
  });
  const { denied_reason: reason, world_delta: delta } = response;
  const ends = delta
    .filter(({ path }) =>
      /^\/(?:props\/[^/]*\/(?:state|location)|characters\/[^/]*\/location|props\/[^/]*)$/.test(
        path,
      ),
    )
    .map(
      ({ op, path, ...rest }) =>
        `${path.split('/')[2]} ${op === 'remove' ? 'gone' : ['value' in rest ? rest.value : ''].flat()}`,
    );
  return reason ?? (ends.join(', ') || 'nothing');
};

it.each([
  ['*heaves the hatch open*', 'hatch open'],
  ['*kicks the hatch wide*', 'hatch open'],
  ['*unlocks the chest with the brass key and throws back the lid*', 'chest closed, chest open'],
])('[J99] %s: %s', (text, ends) => {
  expect(verdict(text)).toBe(ends);
});

it.each([
  ['*unlocks the chest with the brass key and swings it open*', 'chest closed, chest open'],
  ['（金庫の鍵を差し込んで扉を開ける）', '金庫 open'],
  ['（眼鏡を拭いて、ドアを閉める）', 'nothing'],
])('[J100] %s: %s', (text, ends) => {
  expect(verdict(text)).toBe(ends);
});

it.each([
  ['*slides the knife back into her belt*', 'nothing'],
  ["*lays the knife on Tom's lap*", 'knife Tom'],
  ['*drops the knife at her feet*', 'knife deck'],
  ['（飴を口に放りこむ）', '飴 gone'],
  ['（扇子をあゆの膝にのせる）', '扇子 あゆ'],
])('[J101] %s: %s', (text, ends) => {
  expect(verdict(text)).toBe(ends);
});

it.each([
  ['*offers the knife across the deck*', 'nothing'],
  ['（扇子をすっと差し出す）', 'nothing'],
])('[J102] %s: %s', (text, ends) => {
  expect(verdict(text)).toBe(ends);
});

it('[J103] a switch that is off is on when it is flipped', () => {
  expect(verdict('*flips the pump switch*')).toBe('pump switch on');
});

it.each([
  ['*opens the hatch and drops down into the hold*', 'hatch open, Mia hold'],
  ['（揚げ蓋を開けて、中に降りる）', '揚げ蓋 open, やな 蔵'],
  ['（二階に駆け上がって辺りを見回し、また駆け下りてくる）', 'やな 二階, やな 店'],
  ['（袖を通って舞台に出る）', 'やな 袖, やな 舞台'],
])('[J104] %s: %s', (text, ends) => {
  expect(verdict(text)).toBe(ends);
});

it.each([
  ['（月へ行く）', 'OUT_OF_SCOPE'],
  ['（空を飛ぶ）', 'OUT_OF_SCOPE'],
  ['（散歩に行く）', 'OUT_OF_SCOPE'],
  ['（買い物に出かける）', 'OUT_OF_SCOPE'],
  ['（次の話題へ進む）', 'nothing'],
  ['*flies up into the sky*', 'OUT_OF_SCOPE'],
])('[J105] %s: %s', (text, ends) => {
  expect(verdict(text)).toBe(ends);
});

it.each([
  ['（珈琲を電話にかける）', 'INVALID_STATE'],
  ['(GET: 引き出し)', 'INVALID_STATE'],
  ['*throws the coffee over the telephone*', 'INVALID_STATE'],
])('[J106] %s: %s', (text, ends) => {
  expect(verdict(text)).toBe(ends);
});

// Flasks and pots, fans and toasters, people by name: rows of text on one world, and the verdicts.
import { expect, it } from 'vitest';
import { aGm, answer, flat } from '../../test/a-gm.ts';
import type { WorldState } from '../index.ts';

const gm = await aGm();

const plain = flat();
const world: WorldState = {
  ...plain,
  time: { label: '夜', weather: '雨' },
  locations: { キッチン: { exits: ['医務室'] }, 医務室: { exits: ['キッチン'] } },
  props: {
    ...plain.props,
    急須: { location: 'キッチン', state: [], yields: ['お茶'] },
    湯呑み: { location: 'キッチン', state: [] },
    水筒: { location: 'キッチン', state: [] },
    水差し: { location: 'キッチン', state: ['空'] },
    洗面器: { location: 'キッチン', state: ['空'] },
    扇風機: { location: 'キッチン', state: ['off'] },
    トースター: { location: 'キッチン', state: ['off'], portable: false },
    電話: { location: 'キッチン', state: [], portable: false },
    金庫: { location: 'キッチン', state: ['closed'], kind: 'container', portable: false },
    土瓶: { location: 'キッチン', state: [] },
    桶: { location: '医務室', state: [] },
    麦茶: { location: '医務室', state: [] },
  },
};

type Row = readonly [text: string, reason: string];

function verdicts(rows: readonly Row[]): void {
  for (const [text, reason] of rows) {
    const { denied_reason } = answer(gm, text, { world }).response;
    expect(`${text} → ${denied_reason ?? 'ok'}`).toBe(`${text} → ${reason}`);
  }
}

it('[J51] what a thing at hand yields is meant before its like elsewhere', () => {
  verdicts([
    ['*急須から湯呑みにお茶を注ぐ*', 'ok'],
    ['*お茶を淹れて、あゆの前に置く*', 'ok'],
    ['*湯呑みに麦茶を注ぐ*', 'WRONG_LOCATION'],
    ['*湯呑みに塩酸を注ぐ*', 'MISSING_OBJECT'],
  ]);
});

it('[J52] water is in a flask unless the world says that it is empty or what else is in it', () => {
  verdicts([
    ['*水筒の水を飲む*', 'ok'],
    ['*水筒を手に取り、水をひと口飲む*', 'ok'],
    ['*水筒から湯呑みに水を注ぐ*', 'ok'],
    ['*水差しの水を湯呑みに移す*', 'INVALID_STATE'],
    ['*急須の水を飲む*', 'MISSING_OBJECT'],
    ['*水を飲む*', 'MISSING_OBJECT'],
    ['*布巾を桶の水で濡らす*', 'MISSING_OBJECT'],
    ['*湯呑みを桶の水で濡らす*', 'WRONG_LOCATION'],
    ['*医務室へ行き、桶の湯を肩にかける*', 'ok'],
    ['*水筒の日本酒を飲む*', 'MISSING_OBJECT'],
  ]);
});

it('[J52] so is tea in a pot, and what was just poured into it', () => {
  verdicts([
    ['*土瓶を手に取り、湯呑みにお茶を注ぐ*', 'ok'],
    ['*土瓶に水筒の水を注ぎ、湯呑みにお茶を注ぐ*', 'ok'],
    ['*水差しを手に取り、湯呑みに水を注ぐ*', 'INVALID_STATE'],
    ['*水筒から湯呑みにワインを注ぐ*', 'MISSING_OBJECT'],
  ]);
});

it('[J53] contents leave a vessel that has some, and the vessel stays', () => {
  verdicts([
    ['*洗面器の中身を流しに捨てる*', 'INVALID_STATE'],
    ['*洗面器の中身をシンクに流す*', 'INVALID_STATE'],
    ['*洗面器の中身をかき混ぜる*', 'INVALID_STATE'],
    ['*洗面器の中身を覗き込む*', 'ok'],
    ['*金庫の中身を取り出す*', 'ok'],
    ['*金庫を開け、中身を取り出す*', 'ok'],
    ['*湯呑みの中身を流しに捨てる*', 'ok'],
  ]);
  const { world_delta } = answer(gm, '*湯呑みの中身を流しに捨てる*', { world }).response;
  expect(world_delta.filter(({ op }) => op === 'remove')).toEqual([]);
});

it('[J54] a fan can be lifted, and is run where it stands', () => {
  verdicts([
    ['*扇風機を持ち上げて、窓際に運ぶ*', 'ok'],
    ['*トースターを持ち上げる*', 'INVALID_STATE'],
    ['*電話を持ち上げる*', 'INVALID_STATE'],
    ['*電話の受話器を取る*', 'ok'],
  ]);
  const { world_delta } = answer(gm, '*扇風機を使う*', { world }).response;
  expect(world_delta.map(({ path }) => path)).toContain('/props/扇風機/state');
  expect(world_delta.map(({ path }) => path)).not.toContain('/props/扇風機/location');
});

it('[J11] nobody comes in by a name that is not in the world', () => {
  verdicts([
    ['*ドアが開き、田中先生が入ってくる*', 'OUT_OF_SCOPE'],
    ['*佐藤さんがお盆を持って現れる*', 'OUT_OF_SCOPE'],
    ['*鈴木刑事が飛び込んでくる*', 'OUT_OF_SCOPE'],
    ['*アレンが駆け込んでくる*', 'OUT_OF_SCOPE'],
    ['*あゆちゃんが入ってくる*', 'ok'],
    ['*田中先生が待つ部屋を思い浮かべる*', 'ok'],
    ['*田中先生が来たら、と考える*', 'ok'],
    ['*ニュースが入ってくる*', 'ok'],
  ]);
});

it('[J10] a moon seen clearly, or a room one feels at home in, is perceived now', () => {
  verdicts([
    ['「今夜はよく晴れて、お月さんがきれいに見えるねぇ。」', 'CONTRADICTS_WORLD'],
    ['「よく晴れた夜空だねぇ。」', 'CONTRADICTS_WORLD'],
    ['「月がきれいに見えたらいいのにね。」', 'ok'],
    ['「やっぱりこの医務室が一番落ち着くな。」', 'CONTRADICTS_WORLD'],
    ['「この医務室、寒いね。」', 'CONTRADICTS_WORLD'],
    ['「医務室が一番落ち着くな。」', 'ok'],
  ]);
});

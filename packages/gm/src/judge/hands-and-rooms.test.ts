// Full hands of others, dead screens, hands on hats, drawers and rooms: rows of text, and the verdicts.
import { expect, it } from 'vitest';
import { aGm, answer } from '../../test/a-gm.ts';
import type { WorldState } from '../index.ts';

const gm = await aGm();

const station: WorldState = {
  version: '0.1',
  time: { label: '夕方' },
  location: { current: 'ホーム' },
  locations: {
    ホーム: { exits: ['駅長室'] },
    駅長室: { exits: ['ホーム', '閉架書庫', '客車'] },
    客車: { exits: ['駅長室'] },
    閉架書庫: { exits: ['駅長室'] },
  },
  characters: {
    駅員: { location: 'ホーム', holding: ['切符'], status: [] },
    戸田: { location: 'ホーム', holding: ['鞄', '傘'], status: [] },
  },
  props: {
    切符: { location: '駅員', state: [] },
    鞄: { location: '戸田', state: [] },
    傘: { location: '戸田', state: [] },
    端末: { location: 'ホーム', state: ['電池切れ'], kind: 'device' },
    手帳: { location: 'ホーム', state: [], kind: 'readable' },
    電話: { location: 'ホーム', state: [] },
    財布: { location: '戸田', state: [], owner: '戸田' },
    じょうろ: { location: 'ホーム', state: [] },
    望遠鏡: { location: 'ホーム', state: [] },
    虫眼鏡: { location: 'ホーム', state: [] },
    インク壺: { location: 'ホーム', state: ['空'] },
    羽ペン: { location: 'ホーム', state: [] },
    消印スタンプ: { location: 'ホーム', state: [] },
    プラスドライバー: { location: 'ホーム', state: [] },
    手提げ金庫: { location: 'ホーム', state: ['locked'], kind: 'container' },
    古銭: { location: '手提げ金庫', state: [] },
  },
} as WorldState;

function verdicts(...rows: (readonly [text: string, reason: string])[]): void {
  for (const [text, reason] of rows) {
    const { denied_reason } = answer(gm, text, { world: station, speaker: '駅員' }).response;
    expect(`${text} → ${denied_reason ?? 'ok'}`).toBe(`${text} → ${reason}`);
  }
}

it('[J37] full hands stop whoever takes, not whoever gives; the gift is set down beside them', () => {
  const { response } = answer(gm, '*戸田に切符を渡す* どうぞ。', {
    world: station,
    speaker: '駅員',
  });
  expect(response.allowed).toBe(true);
  expect(response.world_delta).toContainEqual({
    op: 'replace',
    path: '/props/切符/location',
    value: 'ホーム',
  });
});

it('[J38] what is out of order fails, whatever kind of thing the world calls it', () => {
  verdicts(
    ['*端末を注意深く読み込む* ええと…', 'INVALID_STATE'],
    ['*端末のログを読み上げる* ええと…', 'INVALID_STATE'],
    ['*端末で時刻を確認する* ええと…', 'INVALID_STATE'],
    ['*端末を脇にどける* 邪魔だな。', 'ok'],
  );
});

it('[J39] a hand on a hat, on glasses or on a hilt needs them there; one on a collar needs nothing', () => {
  verdicts(
    ['*制帽のつばに指を添える* 発車します。', 'MISSING_OBJECT'],
    ['*眼鏡のブリッジに指を当てる* ふむ。', 'MISSING_OBJECT'],
    ['*襟元に手をやる* ふむ。', 'ok'],
    ['*戸田の肩に手を置く* 大丈夫。', 'ok'],
  );
});

it('[J10] who says outright to be in another room contradicts the world, on the map or not', () => {
  verdicts(
    ['この閉架書庫の中は静かですね。', 'CONTRADICTS_WORLD'],
    ['僕らが今いるのは閉架書庫なんだよ。', 'CONTRADICTS_WORLD'],
    ['私がいるのはホームです。', 'ok'],
    ['戸田さんがいるのは閉架書庫ですよ。', 'ok'],
    ['今朝は朝日がまぶしくてねえ。', 'ok'],
  );
});

it('[J26] a drawer is of a desk, not of the notebook just laid down', () => {
  verdicts(['*手帳を開いて眺めてから、引き出しを開ける* ないな。', 'MISSING_OBJECT']);
});

it('[J2] who gets on what the map has as a place goes there', () => {
  verdicts(['*客車に飛び乗る* 間に合った。', 'OUT_OF_SCOPE']);
});

it('[W5] a mobile telephone is no telephone of the office', () => {
  verdicts(
    ['*スマホを取り出す* もしもし。', 'MISSING_OBJECT'],
    ['*電話を手に取る* もしもし。', 'ok'],
  );
});

it('[W6] a purse is no cloth, and who holds it keeps it', () => {
  verdicts(['*布で手を拭く* ふう。', 'MISSING_OBJECT'], ['*財布を取り出す* ええと。', 'NOT_OWNED']);
});

it('[J25] a watering can that is here and not empty gives water', () => {
  verdicts(
    ['*じょうろで花壇に水をやる* 大きくなあれ。', 'ok'],
    ['*花壇に水をやる* 大きくなあれ。', 'MISSING_OBJECT'],
  );
});

it('[J9] spectacles and spyglasses end like a mirror, and are carried about', () => {
  verdicts(['*望遠鏡を手に取る* おや。', 'ok'], ['*虫眼鏡を拾い上げる* おや。', 'ok']);
});

it('[J4] a pen dipped into an empty inkwell comes out dry', () => {
  verdicts(['*羽ペンをインク壺に浸す* さて。', 'INVALID_STATE']);
});

it('[J31] a stamp on what another holds takes nothing away', () => {
  verdicts(
    ['*消印スタンプを鞄の札に押す* はい。', 'MISSING_OBJECT'],
    ['*消印スタンプを鞄にぽんと押す* はい。', 'ok'],
  );
});

it('[W20] a tool that is called like someone who drives is a tool', () => {
  verdicts(
    ['*プラスドライバーを手に取る* これだ。', 'ok'],
    ['*マイナスドライバーを手に取る* これだ。', 'MISSING_OBJECT'],
  );
});

it('[J55] what is locked away cannot be held, and two full hands clutch no third thing', () => {
  verdicts(
    ['*古銭を握りしめる* 大切なものなんだ。', 'INVALID_STATE'],
    ['*手提げ金庫を抱える* 重いなあ。', 'ok'],
    ['*手帳を握りしめる* ……よし。', 'ok'],
  );
  const full = (text: string) =>
    answer(gm, text, { world: station, speaker: '戸田' }).response.denied_reason;
  expect(full('*手帳を握りしめる* ……よし。')).toBe('INVALID_STATE');
  expect(full('*傘を握りしめる* ……よし。')).toBeNull();
});

it('[W20] a thing called after another is known by its whole name, and a piece by what it is of', () => {
  const desk: WorldState = {
    location: { current: '部屋' },
    characters: { 駅員: { location: '部屋', holding: ['傘'] }, 戸田: { location: '部屋' } },
    props: { 傘: { location: '駅員' }, 赤い傘: { location: '部屋' } },
  } as WorldState;
  const given = (text: string) => answer(gm, text, { world: desk, speaker: '駅員' }).response;
  expect(given('*赤い傘を戸田に手渡す*').denied_reason).toBe('NOT_OWNED');
  expect(given('*傘を戸田に手渡す*').denied_reason).toBeNull();
  const den: WorldState = {
    location: { current: 'den' },
    characters: { Kit: { location: 'den' } },
    props: { 'chocolate bar': { location: 'kitchen' } },
  } as WorldState;
  const eaten = answer(gm, '*Kit breaks off a piece of the chocolate bar.*', {
    world: den,
    speaker: 'Kit',
  });
  expect(eaten.response.denied_reason).toBe('WRONG_LOCATION');
});

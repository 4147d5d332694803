// Worn clothes, worn-out things, tools and nouns of doubt: rows of text on one world, and the verdicts.
import { expect, it } from 'vitest';
import { aGm, answer, flat } from '../../test/a-gm.ts';
import type { WorldState } from '../index.ts';

const gm = await aGm();

function world(): WorldState {
  const plain = flat();
  return {
    ...plain,
    props: {
      ...plain.props,
      ピアノ: { location: 'キッチン', state: ['故障'] },
      体温計: { location: 'キッチン', state: ['電池切れ'] },
      マイク: { location: 'キッチン', state: ['断線'] },
      霧吹き: { location: 'キッチン', state: ['空'] },
      樽: { location: 'キッチン', state: ['空'] },
      モップ: { location: 'リビング', state: [] },
      あゆの鞄: { location: 'キッチン', state: [], owner: 'あゆ' },
    },
  };
}

function verdicts(rows: readonly (readonly [text: string, reason: string])[]): void {
  for (const [text, reason] of rows) {
    const { denied_reason } = answer(gm, text, { world: world(), speaker: 'やな' }).response;
    expect(`${text} → ${denied_reason ?? 'ok'}`).toBe(`${text} → ${reason}`);
  }
}

it('[J15] clothes one stands in are set right as a gesture; what is put on, or worn besides, must exist', () => {
  verdicts([
    ['*襟を正し、袖をまくる*', 'ok'],
    ['*エプロンの紐を結び直す*', 'ok'],
    ['*白衣の皺を整える*', 'ok'],
    ['*ネクタイを締め直す*', 'ok'],
    ['*白衣のボタンを留める*', 'MISSING_OBJECT'],
    ['*カーディガンを羽織る*', 'MISSING_OBJECT'],
    ['*眼鏡を直す*', 'MISSING_OBJECT'],
    ['*帽子をかぶり直す*', 'MISSING_OBJECT'],
  ]);
});

it('[J16] what is broken or empty may be carried, cleaned and mended, but not put to its use', () => {
  verdicts([
    ['*ピアノを布なしで磨く*', 'ok'],
    ['*体温計を軽く振る*', 'ok'],
    ['*体温計を脇に挟む*', 'INVALID_STATE'],
    ['*静かに和音を弾く*', 'INVALID_STATE'],
    ['*マイクに向かって叫ぶ*', 'INVALID_STATE'],
    ['*霧吹きで水を吹きかける*', 'INVALID_STATE'],
    ['*樽から酒を汲む*', 'INVALID_STATE'],
  ]);
});

it('[J17] whatever is done with a tool, the tool must be at hand', () => {
  verdicts([
    ['*モップで床を拭く*', 'WRONG_LOCATION'],
    ['*ハンカチで汗を拭う*', 'MISSING_OBJECT'],
    ['*雑誌で口元を隠す*', 'MISSING_OBJECT'],
    ['*手の甲で汗を拭う*', 'ok'],
    ['*あゆに電話する*', 'MISSING_OBJECT'],
  ]);
});

it('[J18] a noun of doubt is a thing only where the verb leaves no doubt', () => {
  verdicts([
    ['*土の湿り具合を確かめる*', 'ok'],
    ['*火照りを冷ます*', 'ok'],
    ['*買い物リストを頭の中で作る*', 'ok'],
    ['*おはじきを拾う*', 'MISSING_OBJECT'],
  ]);
});

it('[J19] going through what another owns is using it', () => {
  verdicts([
    ['*あゆの鞄を漁る*', 'NOT_OWNED'],
    ['*部屋の中を漁る*', 'ok'],
  ]);
});

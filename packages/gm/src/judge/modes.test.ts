// How real models go wrong against a world, mode by mode.
import { expect, it } from 'vitest';
import { aGm, answer, flat } from '../../test/a-gm.ts';

const gm = await aGm();

function check(rows: readonly (readonly [text: string, reason: string])[]): void {
  for (const [text, reason] of rows) {
    const { denied_reason } = answer(gm, text).response;
    expect(`${text} → ${denied_reason ?? 'ok'}`).toBe(`${text} → ${reason}`);
  }
}

it('[W1] contents a container does not have are missing', () => {
  check([['*冷蔵庫からオレンジジュースを取り出す*', 'MISSING_OBJECT']]);
});

it('[W2] ingredients a machine does not have are missing', () => {
  check([['*コーヒーメーカーに豆と水を入れる*', 'MISSING_OBJECT']]);
});

it('[W3] an invented thing is missing', () => {
  check([['*ノートパソコンを開いて予定を見る*', 'MISSING_OBJECT']]);
});

it('[W4] what only the partner spoke of does not exist', () => {
  check([['「姉様のおっしゃる雑誌ですね」*雑誌を手に取る*', 'MISSING_OBJECT']]);
});

it('[W5] aliases and spellings mean the thing they name', () => {
  check([
    ['*カップを手に取る*', 'ok'],
    ['*アユの方を見て、ﾏｸﾞｶｯﾌﾟを取る*', 'ok'],
  ]);
});

it('[W6] modifiers narrow a noun', () => {
  check([
    ['*コーヒーメーカーの横にあるミルクピッチャーを取る*', 'MISSING_OBJECT'],
    ['*リビングに行って、テレビのリモコンを手に取る*', 'ok'],
  ]);
});

it('[W7] idioms and body parts handle nothing', () => {
  check([['*少し間を置いて、あゆの肩に軽く手を置く*', 'ok']]);
});

it('[W8] looking, pointing and waiting use nothing', () => {
  check([['*コーヒーメーカーの方を指差して、しばらく待つ*', 'ok']]);
});

it('[W9] what a machine yields is had by using it', () => {
  check([['*コーヒーをゆっくり味わう*', 'ok']]);
});

it('[W10] a compound act implies its own pick-up', () => {
  check([['*コーヒーをカップに注ぎ、あゆの近くに置く*', 'ok']]);
});

it('[W11] nobody puts down what was never held', () => {
  check([['*マグカップをテーブルに置く*', 'NOT_OWNED']]);
});

it('[W12] moving towards a landmark, or to where one is, is fine', () => {
  check([
    ['*冷蔵庫の方へ歩き出す*', 'ok'],
    ['*キッチンへ歩いていく*', 'ok'],
  ]);
});

it('[W13] leaving the map is out of scope', () => {
  check([['*玄関へ向かう*', 'OUT_OF_SCOPE']]);
});

it('[W15] claims in speech come back and deny nothing', () => {
  check([['うん、冷蔵庫にりんごとバナナがあるね！', 'ok']]);
});

it('[W16] every item of a list counts', () => {
  check([['*マグカップ、卵、バターを手に取る*', 'MISSING_OBJECT']]);
});

it('[W17] forms of address mean the people who are there', () => {
  check([['*お姉ちゃんに微笑みかける*', 'ok']]);
});

it('[W18] worn and pocketed things must exist', () => {
  check([['*眼鏡を押し上げる*', 'MISSING_OBJECT']]);
});

it('[W14] guidance names what is there and sounds like the stage', () => {
  const { response } = answer(gm, '*ヨーグルトを食べる*');
  const said = [...response.guidance, ...response.fact_cards].join('\n');
  expect(said).toContain('マグカップ');
  expect(said).not.toMatch(/error|system|エラー|システム|MISSING|retry|リトライ/i);
});

it('[W5] every reading that was not exact is shown', () => {
  expect(answer(gm, '*カップを手に取る*').response.resolution).toContainEqual({
    word: 'カップ',
    name: 'マグカップ',
    how: 'head',
    corrected: true,
  });
});

it('[F14] foreign fragments and full-width digits are plain text', () => {
  const { response } = answer(gm, 'desayuno、３分で〇〇ができるよ。');
  expect(response).toMatchObject({
    allowed: true,
    parsed: { speech: 'desayuno、３分で〇〇ができるよ。' },
  });
});

it('[J14] nothing sleeps and acts', () => {
  const world = flat();
  const asleep = {
    ...world,
    characters: {
      ...world.characters,
      やな: { status: ['睡眠中'], holding: [], location: 'キッチン' },
    },
  };
  const { response } = answer(gm, '(マグカップを取る)', { world: asleep });
  expect(response).toMatchObject({ allowed: false, denied_reason: 'INVALID_STATE' });
});

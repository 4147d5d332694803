// Rows for every judge rule, in both languages: a text, and what the GM says to it.
import { describe, expect, it } from 'vitest';
import { aGm, answer, flat, ship } from '../../test/a-gm.ts';
import { type GmMemory, NO_MEMORY } from '../memory/turn-memory.ts';

const gm = await aGm();

/** Language, text, and the reason (or `ok`). */
type Row = readonly [language: 'ja' | 'en', text: string, reason: string];

function check(rows: readonly Row[]): void {
  for (const [language, text, reason] of rows) {
    const asked =
      language === 'ja' ? { world: flat(), speaker: 'やな' } : { world: ship(), speaker: 'Mara' };
    const { denied_reason } = answer(gm, text, asked).response;
    expect(`${text} → ${denied_reason ?? 'ok'}`).toBe(`${text} → ${reason}`);
  }
}

describe('the judge', () => {
  it('[J1] gestures, gazes, body parts and people as such need nothing and change nothing', () => {
    check([
      ['ja', '(深呼吸をして、あゆの肩に手を置く)「大丈夫？」', 'ok'],
      ['ja', '*コーヒーメーカーの方を見て、首を傾げる*', 'ok'],
      ['en', '*takes a deep breath and puts a hand on his shoulder*', 'ok'],
    ]);
  });

  it('[J2] moves go by exits', () => {
    check([
      ['ja', '(リビングへ行く)', 'ok'],
      ['ja', '(外へ出る)', 'OUT_OF_SCOPE'],
      ['ja', '(書斎へ行く)', 'OUT_OF_SCOPE'],
      ['ja', '(リビングへ行き、書斎に入る)', 'INVALID_STATE'],
      ['ja', '(冷蔵庫の方へ歩いていく)', 'ok'],
      ['en', '*walks to the galley*', 'ok'],
      ['en', "*climbs up to the crow's nest*", 'OUT_OF_SCOPE'],
      ['en', '*walks into the brig*', 'INVALID_STATE'],
    ]);
  });

  it('[J3] an act that needs a thing and names none is AMBIGUOUS_ACTION, unless one was named or is the only one held', () => {
    check([
      ['ja', '(何かを投げる)', 'AMBIGUOUS_ACTION'],
      ['ja', '(DRINK)', 'AMBIGUOUS_ACTION'],
      ['ja', '(GET: マグカップ) (DRINK)「ふう」', 'ok'],
      ['ja', '「このマグカップ、きれいだね」(手に取る)', 'ok'],
      ['en', '*throws something at Finn*', 'AMBIGUOUS_ACTION'],
      ['en', '*hands it to Finn*', 'ok'],
    ]);
  });

  it('[J4] nothing comes out of an empty vessel', () => {
    check([
      ['ja', '(水差しから水を注ぐ)', 'INVALID_STATE'],
      ['en', '*drinks from the flask*', 'INVALID_STATE'],
    ]);
  });

  it('[J5] looking for a thing, sitting down and calling out need nothing to be there', () => {
    check([
      ['ja', '(鍵を探して部屋を見回す)', 'ok'],
      ['ja', '(椅子に腰を下ろす)', 'ok'],
      ['en', '*looks around for the key*', 'ok'],
      ['en', '*sits down on a stool*', 'ok'],
    ]);
  });

  it('[J6] a door that is no prop may be opened on the way to the next room', () => {
    check([
      ['ja', '(ドアを開けてリビングへ行く)', 'ok'],
      ['ja', '(リビングのドアを開ける)', 'ok'],
      ['en', '*opens the door and walks into the galley*', 'ok'],
    ]);
  });

  it('[J7] what is handled must be somewhere in the world', () => {
    check([
      ['ja', '*ヨーグルトを食べる*', 'MISSING_OBJECT'],
      ['ja', '*戸棚を開ける*', 'MISSING_OBJECT'],
      ['ja', '*床を拭く*', 'ok'],
      ['en', '*hands the compass to Finn*', 'MISSING_OBJECT'],
      ['en', '*opens the cupboard*', 'MISSING_OBJECT'],
      ['en', '*traces the coastline with a fingertip*', 'ok'],
      ['en', '*lifts the receiver and spins the dial*', 'ok'],
      ['en', '*straightens her jacket*', 'ok'],
      ['en', '*puts on a jacket*', 'MISSING_OBJECT'],
    ]);
  });

  it('[J8] what a machine yields, or is known by, is had by using the machine', () => {
    check([
      ['ja', '(コーヒーを一口飲む)', 'ok'],
      ['ja', '(紅茶を一口飲む)', 'MISSING_OBJECT'],
      ['en', '*goes to the galley and eats some stew*', 'ok'],
    ]);
  });

  it("[J9] everything else is judged by the Stage's laws, on the running world", () => {
    check([
      ['ja', '(テレビをつける)', 'WRONG_LOCATION'],
      ['ja', '(リビングへ行って、テレビをつける)', 'ok'],
      ['ja', '(マグカップを置く)', 'NOT_OWNED'],
      ['ja', '(マグカップを磨いて、テーブルに置く)', 'ok'],
      ['ja', '(ペンを取り上げる)', 'NOT_OWNED'],
      ['ja', '(日記を読む)', 'NOT_OWNED'],
      ['ja', '(金庫を開ける)', 'INVALID_STATE'],
      ['ja', '(ラジオをつける)', 'INVALID_STATE'],
      ['ja', '(冷蔵庫から牛乳を取り出す)', 'ok'],
      ['en', '*drinks the rum*', 'WRONG_LOCATION'],
      ['en', '*goes to the galley and pours herself some rum*', 'ok'],
      ['en', '*puts the sea chart on the table*', 'NOT_OWNED'],
      ['en', '*reads the log book*', 'NOT_OWNED'],
      ['en', '*lights the lantern*', 'INVALID_STATE'],
      ['en', '*opens the chest*', 'INVALID_STATE'],
      ['en', '*peers through the spyglass*', 'ok'],
    ]);
  });

  it('[J10] a time, weather or place asserted as perceived now must not contradict the world', () => {
    check([
      ['ja', '「もう夜だね。星がきれい」', 'CONTRADICTS_WORLD'],
      ['ja', '「外は土砂降りだね」', 'CONTRADICTS_WORLD'],
      ['ja', '「昨日の夜は星がきれいだったね」', 'ok'],
      ['ja', '「いい天気だね」', 'ok'],
      ['en', '"What a glorious morning sun!"', 'CONTRADICTS_WORLD'],
      ['en', '"It feels as bright as morning in here."', 'ok'],
    ]);
  });

  it('[J11] nobody acts who is not in the world', () => {
    check([
      ['ja', '(店員が入ってきて、皿を置く)', 'OUT_OF_SCOPE'],
      ['ja', '(姉様の方を見る)', 'ok'],
      ['en', '*A waiter walks in and sets down a tray*', 'OUT_OF_SCOPE'],
    ]);
  });
});

describe('runs of the same', () => {
  const thrice = (texts: readonly string[]) => {
    let memory: GmMemory = NO_MEMORY;
    return texts.map((text) => {
      const taken = answer(gm, text, { memory });
      memory = taken.memory;
      return taken.response.denied_reason ?? 'ok';
    });
  };

  it('[J12] the same question in other words is limited the third time', () => {
    expect(thrice(['ねえ、鍵はどこ？', 'あゆ、鍵はどこかな？', 'えっと、鍵はどこ？'])).toEqual([
      'ok',
      'ok',
      'RATE_LIMITED',
    ]);
    expect(thrice(['鍵はどこ？', '鍵はどこ？', 'いい天気だね。', '鍵はどこ？'])).toEqual([
      'ok',
      'ok',
      'ok',
      'ok',
    ]);
  });

  it('[J12] the same act is limited, the same gesture never', () => {
    expect(thrice(['(冷蔵庫を開ける)', '(冷蔵庫を開ける)', '(冷蔵庫をそっと開ける)'])).toEqual([
      'ok',
      'ok',
      'RATE_LIMITED',
    ]);
    expect(thrice(['(微笑む)「うん」', '(微笑む)「うん」', '(微笑む)「うん」'])).toEqual([
      'ok',
      'ok',
      'ok',
    ]);
  });

  it('[W19] a greeting said again is no violation', () => {
    expect(thrice(['おはよう！', 'おはよう！', 'おはよう！'])).toEqual(['ok', 'ok', 'ok']);
  });
});

describe('order', () => {
  it('[J13] what came before the first violation stands, what follows is judged only', () => {
    const { response } = answer(
      gm,
      '(マグカップを取り、ヨーグルトを食べ、テレビをつけ、冷蔵庫を開ける)',
    );
    expect(response.denied_reason).toBe('MISSING_OBJECT');
    expect(response.violations.map(({ reason, target }) => `${reason} ${target}`)).toEqual([
      'MISSING_OBJECT ヨーグルト',
      'WRONG_LOCATION テレビ',
    ]);
    expect(response.world_delta.map(({ path }) => path)).toEqual([
      '/props/マグカップ/location',
      '/characters/やな/holding/-',
      '/events/-',
    ]);
  });
});

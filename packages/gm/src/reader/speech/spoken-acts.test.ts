// What words do: in lines nobody was learned from, after a line before, to whom, about what.
import { characterId, type Language } from '@hakoniwa/stage';
import { smallWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { type LineBefore, readSpokenActs } from './spoken-acts.ts';

const world = smallWorld();
const speaker = characterId('yana');

function acts(language: Language, text: string, before?: string) {
  const names = { ...world, language };
  const heard: LineBefore | undefined =
    before === undefined ? undefined : { speaker: characterId('ayu'), text: before };
  return readSpokenActs(text, { names, speaker, before: heard });
}

describe('acts of speech', () => {
  it.each([
    ['en', 'Good morning!', 'greet'],
    ['en', 'Where did you put the kettle?', 'ask-wh'],
    ['en', 'Did you sleep at all?', 'ask-yn'],
    ['en', 'Could you pass me that towel, please?', 'request'],
    ['en', 'Thank you so much.', 'thank'],
    ['en', "I'm sorry, I broke it.", 'apologise'],
    ['en', "Let's go to the beach.", 'propose'],
    ['en', 'It rained all night in the valley.', 'tell'],
    ['ja', 'おはようございます。', 'greet'],
    ['ja', 'やかんはどこに置いたの？', 'ask-wh'],
    ['ja', 'もう朝ごはん食べた？', 'ask-yn'],
    ['ja', 'そのタオル、取ってくれませんか。', 'request'],
    ['ja', 'ありがとうございます。', 'thank'],
    ['ja', 'ごめんなさい。', 'apologise'],
    ['ja', '一緒に海へ行こうよ。', 'invite'],
    ['ja', '谷では一晩中雨が降っていた。', 'tell'],
  ] as const)('[RD11] in %s "%s" is %s', (language, text, act) => {
    expect(acts(language, text)[0]?.act).toBe(act);
  });

  it.each([
    ['en', 'Good morning! Where is the mug?', ['greet', 'ask-wh']],
    ['ja', 'おはよう。鍵はどこ？', ['greet', 'ask-wh']],
  ] as const)('[RD11] in %s "%s" does several things in turn', (language, text, wanted) => {
    expect(acts(language, text).map(({ act }) => act)).toEqual(wanted);
  });

  it.each([
    ['en', 'Yes.', 'Are you cold?', 'confirm'],
    ['en', "I'd love to!", 'Will you come with us?', 'accept'],
    ['ja', 'はい。', '寒いですか？', 'confirm'],
    ['ja', 'うん、行く！', '一緒に来ない？', 'accept'],
    ['en', 'Hello.', 'Is it raining again?', 'greet'],
    ['en', 'Good evening, madam.', 'What would you like today?', 'greet'],
    ['en', 'Where is the kettle?', 'Shall we go?', 'ask-wh'],
    ['ja', 'こんにちは。', '今日も雨ですか？', 'greet'],
    ['ja', 'おはようございます。', '何になさいますか。', 'greet'],
    ['ja', 'どちらへいらっしゃるのですか。', 'こんにちは。', 'ask-wh'],
  ] as const)('[RD12] in %s "%s" is what "%s" makes of it', (language, text, before, act) => {
    expect(acts(language, text, before)[0]?.act).toBe(act);
  });

  it.each([
    ['en', 'Where is the mug?', 'where'],
    ['en', 'Why are you crying?', 'why'],
    ['en', 'How many spoons do we need?', 'how-much'],
    ['ja', 'マグはどこ？', 'where'],
    ['ja', 'どうして泣いているの？', 'why'],
    ['ja', 'この壺はいくら？', 'how-much'],
  ] as const)('[RD13] in %s "%s" asks %s', (language, text, asks) => {
    expect(acts(language, text)).toMatchObject([{ act: 'ask-wh', asks }]);
  });

  it.each([
    ['en', "Don't touch the mug!", true],
    ['en', 'Please wash the mug.', undefined],
    ['ja', 'mugに触らないで！', true],
    ['ja', 'mugを洗ってください。', undefined],
  ] as const)('[RD13] in %s "%s" is asked not to be done: %s', (language, text, not) => {
    const [asked] = acts(language, text);
    expect(asked).toMatchObject({ act: 'request', about: { kind: 'thing', of: 'mug' } });
    expect(asked?.not).toBe(not);
  });

  it('[RD12] goes to whom it calls, else to who spoke last', () => {
    expect(acts('en', 'Ayu, where is the mug?')[0]?.to).toBe('ayu');
    expect(acts('en', 'Where is the mug?', 'Morning.')[0]?.to).toBe('ayu');
  });

  it('[RD11] does nothing with a groan or without a word', () => {
    expect(acts('en', '…')).toEqual([]);
    expect(acts('ja', '……！')).toEqual([]);
  });
});

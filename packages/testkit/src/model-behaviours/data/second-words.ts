// What a second lot of sloppy models adds to a turn, in each language.
import type { ScriptedLanguage } from '../scripted-language.ts';

export interface SecondWords {
  readonly yaml: string;
  readonly mood: string;
  readonly turnNumber: string;
  readonly emotion: string;
  readonly stats: string;
  readonly choices: string;
  readonly disclaimer: string;
  readonly praise: string;
  readonly thanks: string;
  readonly apology: string;
  readonly otherAnswers: string;
  readonly otherLine: string;
  readonly heading: string;
  readonly narrator: string;
  readonly drift: string;
  readonly laughter: string;
  readonly final: string;
  readonly analysis: string;
  readonly paraphrase: string;
  readonly listing: string;
  readonly recap: string;
  readonly face: string;
  readonly goesOn: string;
  readonly count: string;
  readonly said: string;
  readonly me: string;
  readonly plan: string;
  readonly thinks: string;
  readonly self: string;
  readonly summary: string;
  readonly wish: string;
}

export const secondWords: Readonly<Record<ScriptedLanguage, SecondWords>> = {
  ja: {
    yaml: '話者: {name}\n動作: {act}\n発言: {words}',
    mood: '（気分：うきうき）',
    turnNumber: 'ターン4：',
    emotion: '感情：好奇心',
    stats: '好感度：+2｜信頼度：15/100',
    choices: 'あなたならどうしますか？\n① うなずく\n② 立ち去る',
    disclaimer: '※この物語はフィクションです。実在の人物とは関係ありません。',
    praise: '{name}らしい、やさしい返しにしてみました。いかがでしょう。',
    thanks: 'ご依頼ありがとうございます。さっそく書いてみますね。',
    apology: '失礼しました。修正版はこちらになります。',
    otherAnswers: '{other}は「そうかもね」と小声で答えた。',
    otherLine: 'えっ、そうなの？ 知らなかった！',
    heading: '〜朝、キッチンにて〜',
    narrator: 'ナレーション：窓の外で、鳥が二羽、鳴き交わしている。',
    drift: 'Anyway, we should get going before it gets late.',
    laughter: 'w'.repeat(40),
    final: '最終回答：',
    analysis: 'ここでは相手の言葉を受けて、軽く返すのが自然だと考えられます。',
    paraphrase: '私は箱庭に住む人物の一人として、行動と台詞を一回分だけ書けばよいのですね。',
    listing: '使えるもの：マグカップ（きれい）、冷蔵庫（閉）、コーヒーメーカー（オフ）',
    recap: 'これまでのあらすじ：二人はキッチンで朝の挨拶をかわした。',
    face: '(*´ω｀*)',
    goesOn: '（つづく）',
    count: '【38文字】',
    said: '{name}は「{words}」と言った。',
    me: '私：',
    plan: '方針：まず相手の様子を見てから、軽口を返す。',
    thinks: '【心の声：どうしよう、困ったな】',
    self: '{name}は{act}。',
    summary: '要するに、{name}は照れているのです。',
    wish: '楽しんでいただけたら嬉しいです！',
  },
  en: {
    yaml: 'speaker: {name}\ngesture: {act}\nline: {words}',
    mood: '(mood: playful)',
    turnNumber: 'Turn 4:',
    emotion: '*Emotion: curious*',
    stats: 'Affection: +2 | Trust: 15/100',
    choices: 'What will you do?\n1) Nod\n2) Walk away',
    disclaimer: '*This is a work of fiction. Any likeness to real people is coincidental.*',
    praise: 'I tried to give {name} a warm, in-voice reply. How does that sound?',
    thanks: 'Thank you for the prompt! Happy to write this.',
    apology: 'My apologies for the mix-up. The corrected version follows.',
    otherAnswers: '"Maybe so," {other} answered under her breath.',
    otherLine: 'Wait, really? I had no idea!',
    heading: 'INT. KITCHEN - MORNING',
    narrator: 'Narrator: Outside the window two birds call to each other.',
    drift: 'De toute façon, il faut partir avant la nuit.',
    laughter: 'haha'.repeat(20),
    final: 'Final Answer:',
    analysis: 'It would be natural here to pick up what was said and reply lightly.',
    paraphrase: 'So I play one of the people of the garden and give a single turn, act and line.',
    listing: 'Available objects: mug (clean), fridge (closed), coffee maker (off)',
    recap: 'Previously: the sisters greeted each other in the kitchen.',
    face: '(^_^;)',
    goesOn: '(to be continued…)',
    count: '[31 words]',
    said: '"{words}" {name} said.',
    me: 'Me:',
    plan: 'Plan: look at the other first, then tease a little.',
    thinks: '[inner voice: oh no, what now]',
    self: '{name} {act}.',
    summary: 'In short, {name} is shy about it.',
    wish: 'Enjoy the story!',
  },
};

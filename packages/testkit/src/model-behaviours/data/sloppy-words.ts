// What sloppy models write around a turn, in each language.
import type { ScriptedLanguage } from '../scripted-language.ts';

interface SloppyWords {
  readonly heading: string;
  readonly reply: string;
  readonly otherActs: string;
  readonly otherTold: string;
  readonly preface: string;
  readonly offer: string;
  readonly explanation: string;
  readonly note: string;
  readonly outOfCharacter: string;
  readonly reasoning: string;
  readonly translation: string;
  readonly translationLabel: string;
  readonly romaji: string;
  readonly option: string;
  readonly labels: string;
  readonly fact: string;
  readonly long: string;
  readonly letters: string;
  readonly asksOn: string;
  readonly tag: string;
}

export const sloppyWords: Readonly<Record<ScriptedLanguage, SloppyWords>> = {
  ja: {
    heading: '{name}の次のターン',
    reply: 'うん、わかったよ。',
    otherActs: '{other}はうれしそうに頷いて、椅子に座る',
    otherTold: '{other}は少し驚いた顔をして、黙って頷いた。',
    preface: 'もちろんです！以下が{name}の次のターンです。',
    offer: '他にご要望があればお知らせください。',
    explanation: '解説: {name}は相手を気遣っています。このあとの展開にご期待ください。',
    note: '※この台詞は{name}の性格設定に基づいています。',
    outOfCharacter: '続きを書きますか？',
    reasoning: 'ユーザーは登場人物の次の台詞を求めている。形式に従って書く必要がある。',
    translation: 'Good morning! Let us get started, shall we?',
    translationLabel: 'English',
    romaji: 'Ohayou, kyou mo ganbarou ne',
    option: '選択肢',
    labels: '行動：{act}\n台詞：{words}',
    fact: 'ここにあるのはマグカップ、冷蔵庫。',
    long: '昨日は遅くまで起きていた。朝になって風が変わった。窓の外では鳥が鳴いている。通りには誰もいない。空は高く晴れている。昼には暑くなるだろう。夕方には雨が来るかもしれない。夜は静かだといい。明日の予定はまだ白い。それでも時間は進む。みんな元気でいてほしい。そう思うだけで十分だ。',
    letters: '文字',
    asksOn: 'この続きを書きましょうか？それとも別の展開にしますか？',
    tag: '朝の風景',
  },
  en: {
    heading: "{name}'s next turn",
    reply: 'Yes, all right then.',
    otherActs: '{other} nods happily and sits down',
    otherTold: '{other} looked a little surprised and nodded without a word.',
    preface: "Sure! Here is {name}'s next turn:",
    offer: 'Let me know if you would like me to change anything!',
    explanation:
      'Explanation: {name} shows concern for the other character here. I kept the tone light.',
    note: "Note: This line is based on {name}'s personality profile.",
    outOfCharacter: 'should I continue the scene?',
    reasoning:
      'The user wants the next line of the character. I need to follow the format with an act and words.',
    translation: 'おはよう！さあ、始めようか。',
    translationLabel: 'Japanese',
    romaji: 'Ohayou, kyou mo ganbarou ne',
    option: 'Option',
    labels: 'Action: {act}\nDialogue: {words}',
    fact: 'Here: mug, fridge.',
    long: 'Yesterday went on for far too long. The wind turned in the morning. Birds are singing outside the window. There is nobody in the street. The sky is high and clear. It will be hot by noon. There may be rain in the evening. I hope the night is quiet. Nothing is planned for tomorrow. Time goes on all the same. I hope everybody is well. That alone is enough for me.',
    letters: 'characters',
    asksOn: 'Would you like me to continue the story, or should we try a different direction?',
    tag: 'morning',
  },
};

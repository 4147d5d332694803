// Answers that mean nothing, and answers that refuse, as broken or anxious models give them.
import type { ScriptedLanguage } from '../scripted-language.ts';

/** Nothing a character could say, whatever the language. */
export const GARBAGE: readonly string[] = [
  'asdkjh qwoeiu zxmcnb lkjqwe poiuqw',
  'fjdksla; jfkdls a;fjdksl ghghgh tyty',
  'ぬへもゆちてせぬろめむけほぞゐゆめ',
  '縺ゅ＞縺�縺医♀縺九″縺上￠縺�',
  'ã\u0081‚ã\u0081„ã\u0081†ã\u0081ˆ',
  '????????????????',
  '%%%### @@@ !!! $$$',
  '0x4f2a 0x91bc 0x00ff 0x1e1e',
  'null',
  'undefined',
  '[object Object]',
  'NaN',
  '{"error":{"code":500,"message":"internal"}}',
  '{"a":[1,2,3',
  '<html><head><title>502 Bad Gateway</title></head><body></body></html>',
  'def main():\n    print("hello")\n\nif __name__ == "__main__":\n    main()',
  'SELECT * FROM turns WHERE id = 1;',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.',
  'aGVsbG8gd29ybGQgdGhpcyBpcyBiYXNlNjQ=',
  '\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}',
  '1234567890 1234567890 1234567890',
  '。。。、、、！！！？？？',
  'the the the the the the the the the the the the',
  'のののののののののののののののののののののの',
  '▁▁▁ <unk> <unk> <unk> ▁▁▁',
  'http://example.invalid/?q=1&q=2&q=3',
  '| | | | |\n|---|---|---|---|',
  '¯\\_(ツ)_/¯ ¯\\_(ツ)_/¯ ¯\\_(ツ)_/¯',
  '#include <stdio.h>\nint main(void) { return 0; }',
  'お宇現のくらでら飛くこと＆１６２の',
  'error: CUDA out of memory. Tried to allocate 2.00 GiB',
  'Traceback (most recent call last):\n  File "main.py", line 1, in <module>',
];

export const REFUSALS: Readonly<Record<ScriptedLanguage, readonly string[]>> = {
  ja: [
    '申し訳ありませんが、そのご要望にはお応えできません。',
    'AIとして、特定の人物になりきることはできません。',
    '私は大規模言語モデルなので、感情や行動を持つことはできません。',
    'すみません、このリクエストにはお答えすることができません。',
    'この内容はガイドラインに反するため、続けることができません。',
    '申し訳ございませんが、ロールプレイを続けることはできません。別の話題でしたらお手伝いします。',
    '「申し訳ありません。AIアシスタントとして、その依頼はお手伝いできません。」',
    "I'm sorry, but I can't help with that.",
  ],
  en: [
    "I'm sorry, but I can't assist with that request.",
    'As an AI language model, I cannot take on the role of a person.',
    "I can't continue this roleplay, as it goes against my guidelines.",
    'I am unable to generate that content.',
    "I'm just an AI assistant and don't have feelings or personal opinions.",
    'I cannot fulfill this request. I am programmed to be a helpful and harmless AI assistant.',
    '"I apologize, but as an AI I am not able to engage in role-play."',
    "Sorry, but I won't be able to help with that. Is there something else you would like?",
  ],
};

/** Whole turns in languages that nobody in the scene speaks. */
export const FOREIGN: readonly string[] = [
  '（微笑）「早上好，今天我们一起去买东西吧。」',
  '我觉得现在还太早了，你再睡一会儿吧。',
  '(고개를 끄덕인다) "좋은 아침이야. 오늘은 뭐 할까?"',
  '(кивает) «Доброе утро. Что будем делать сегодня?»',
  '(sourit) « Bonjour ! Qu’est-ce que nous allons faire ce matin ? »',
  '(lächelt) „Guten Morgen! Was machen wir heute früh zusammen?“',
  '(sonríe) «¡Buenos días! ¿Qué vamos a hacer hoy por la mañana?»',
  '(annuisce) "Buongiorno! Che cosa facciamo questa mattina?"',
  '(ยิ้ม) "สวัสดีตอนเช้า วันนี้เราจะทำอะไรกันดี"',
  '(يبتسم) "صباح الخير، ماذا سنفعل اليوم؟"',
  '(gật đầu) "Chào buổi sáng, hôm nay chúng ta làm gì nhỉ?"',
  '(mỉm cười) "Tôi nghĩ là bây giờ còn quá sớm."',
];

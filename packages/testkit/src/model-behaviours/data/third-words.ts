// What a third lot of sloppy models makes of a turn, as a pattern for each habit in each language.
// In braces: name, other, act, words, first, second and thought of the turn, and the whole of it as form.
import type { ScriptedLanguage } from '../scripted-language.ts';

const ja = {
  'asked-in-other-words':
    '{name}と{other}の朝のやりとりですね。{name}が次に取る動きと言葉を一つ、という条件で考えました。\n{form}',
  'redo-halfway':
    '（{other}の方を見る）「おはようございます。本日はどのようなご用件でしょうか」\nあ、待ってください、口調が違いますね。書き直します。\n{form}',
  'struck-out': '（{act}）「~~あの、その、~~ {words}」',
  'draft-label': '（修正版）\n{form}',
  'two-registers': '{form}\n（もっと砕けた言い方：「やあ、元気？ まあ座りなよ」）',
  'language-labels': '[JP] {form}\n[EN] (smiles) "Well, shall we get started then?"',
  'language-named': '日本語で書くと、次のようになります→ {form}',
  'cue-for-the-other': '{form}\n→ {other}はここで驚いた表情をして、一歩下がること。',
  'director-in-brackets': '[{other}、ゆっくり振り向く。間を三秒取る]\n{form}',
  camera: '【カメラ：{name}の手元から顔へゆっくりパン】\n{form}',
  'sound-effect': 'SE：ガチャッ（ドアの開く音）\n{form}\nSE：コポコポ……',
  'music-cue': '♪BGM「爽やかな朝のテーマ」フェードイン\n{form}',
  'weather-of-nobody':
    '{form}\n\n今日の東京地方は晴れのち曇り、最高気温は二十四度、降水確率は十パーセントです。',
  'time-skip': '{form}\n\n〜五分後〜\n二人はソファで並んで眠っていた。',
  moral: '{form}\n\n教訓：小さな思いやりが、一日を明るくするのです。',
  'chapter-end': '{form}\n\n―― 第一話「目覚めの朝」　了 ――',
  'reader-addressed':
    '{form}\n読者の皆さんは、この後どうなると思いますか？ ぜひ想像してみてくださいね。',
  'quiz-for-the-reader': '{form}\n\n問題：{other}はこのあと何と答えたでしょう。（答えは次回！）',
  rating: '{form}\n\n自然さ：★★★★☆　キャラらしさ：★★★★★',
  checklist: '{form}\n\n✅ 一人称を守った\n✅ 動作を一つ入れた\n✅ 相手の台詞は書いていない',
  confidence: '{form}（確信度：0.92）',
  'limit-copied': '（{act}）「{words}」（四文以内、動作は一つ）',
  'tone-in-the-act': '（{act}／口調：やわらかく、少しからかうように）「{words}」',
  'code-comment': '// {name}の台詞\n{form}\n// ここまで',
  assignment: 'serifu = """{form}"""',
  ini: '[{name}]\ndousa={act}\nserifu={words}',
  'csv-row': '"{name}","{act}","{words}","朝","台所"',
  'line-numbers': '01| （{act}）\n02| 「{words}」',
  'link-around': '[{form}](https://example.com/yana/serifu)',
  'image-first': '![{name}の立ち絵](https://example.com/img/smile.png)\n{form}',
  footnote: '（{act}）「{words}[^1]」\n\n[^1]: 朝の挨拶を兼ねた一言。',
  'spoiler-bars': '||{act}|| 「{words}」',
  ssml: '<speak><prosody rate="slow">{words}</prosody><break time="500ms"/></speak>',
  'phi-template': '<|assistant|>\n{form}<|end|>\n<|user|>\n続けてください<|end|>',
  'half-template': '_header_id|>\n\n{form}<|start_header',
  'human-assistant': 'Human: {name}の番です。\n\nAssistant: {form}\n\nHuman: ありがとう、次は',
  'macro-left': '（{act}）「{words}ね、{{user}}？」',
  'blank-to-fill': '（{act}）「[相手の名前]、{words}」',
  'persona-copied': 'あなたは{name}。姉妹で暮らし、朝が好きで、話し方に癖がある。\n{form}',
  'diary-date': '四月十二日（土）　晴れ\n{form}\nいい一日になりそうだ、と書いておく。',
  letter: '{other}へ\n\n{words}\n\nそれではまた。お体に気をつけて。',
  'mail-subject': '件名：今朝の件について\n\n{form}',
  vocabulary: '{form}\n\n単語メモ：淹れる（いれる）＝ to brew／寝癖（ねぐせ）＝ bed hair',
  'price-list': '{form}\n\nブレンド 四五〇円\nカフェラテ 五二〇円\nトースト 三〇〇円',
  recipe: '{form}\n\n材料（二人分）：豆 二十グラム、水 三百ミリリットル\n手順1：豆を挽く。',
  'safety-tip': '{form}\n\n※熱い飲み物でのやけどには十分ご注意ください。',
  'kaomoji-flood': '（{act}）「{words}(≧▽≦)(*´ω｀*)ヽ(´▽｀)/(๑˃̵ᴗ˂̵)و(*^▽^*)(≧▽≦)(*´ω｀*)」',
  'bare-thought': '{thought}\n{form}',
  'quotes-doubled': '（{act}）「「{words}」」',
  'novel-of-both':
    '「{words}」\n{name}がそう言うと、{other}は目を丸くして「それは困ります」と小さくつぶやき、やがて二人は笑い出した。',
  'other-inside-the-quote':
    '（{act}）「{words}　{other}：ええ、そうしましょう。　{name}：決まり。」',
  'output-banner': '===== 出力ここから =====\n{form}\n===== 出力ここまで =====',
  'rules-around': '***\n{form}\n***',
  'input-output': '入力：台所の朝、{name}の番。\n出力：{form}',
  'next-example': '{form}\n\n例2：\n（窓の外を眺める）「雨、やみませんね。」\n\n例3：',
  'dash-dialogue': '（{act}）\n―― {words}',
  guillemets: '（{act}）《{words}》',
  'act-in-braces': '{{act}}「{words}」',
  'act-in-angles': '＜{act}＞「{words}」',
  'act-in-tildes': '〜{act}〜「{words}」',
  'act-after-hyphen': '「{words}」 - {act}',
  'props-list': '登場人物：{name}、{other}\n場所：台所\n小道具：マグカップ\n\n{form}',
} as const;

/** A habit that is a pattern around the turn. */
export type ThirdPattern = keyof typeof ja;

const en: Readonly<Record<ThirdPattern, string>> = {
  'asked-in-other-words':
    "So it's breakfast time, the sisters are together, and you'd like just one beat from {name}. Something like this:\n{form}",
  'redo-halfway':
    '(looks at {other}) "Hello! How may I assist you today?"\nWait, that doesn\'t sound like {name} at all. Let me redo that.\n{form}',
  'struck-out': '({act}) "~~Um, well, you see,~~ {words}"',
  'draft-label': '(Revised version)\n{form}',
  'two-registers': '{form}\n(More formally: "I should be most obliged if you would take a seat.")',
  'language-labels': '[EN] {form}\n[JP] （微笑む）「さあ、始めましょうか。」',
  'language-named': 'In English this would read → {form}',
  'cue-for-the-other': '{form}\n→ {other} should gasp here and take a step back.',
  'director-in-brackets': '[{other} turns slowly. Hold for three beats.]\n{form}',
  camera: 'CLOSE ON: {name}, morning light across her face.\n{form}\nCUT TO:',
  'sound-effect': 'SFX: door creaks open\n{form}\nSFX: bubbling...',
  'music-cue': '♪ [upbeat acoustic theme fades in] ♪\n{form}',
  'weather-of-nobody':
    '{form}\n\nExpect sunny spells this afternoon with highs of 24°C and a ten percent chance of showers.',
  'time-skip': '{form}\n\n~ Five minutes later ~\nThe two of them had fallen asleep on the sofa.',
  moral: '{form}\n\nThe moral of the story: a little kindness brightens the whole day.',
  'chapter-end': '{form}\n\n~ End of Chapter One: "Waking Up" ~',
  'reader-addressed':
    '{form}\nAnd what do you suppose happened next, dear reader? Let your imagination run free.',
  'quiz-for-the-reader':
    '{form}\n\nQuestion: How will {other} reply? (Find out in the next episode!)',
  rating: '{form}\n\nNaturalness: ★★★★☆  In character: 9/10',
  checklist: '{form}\n\n✅ First person kept\n✅ One action included\n✅ Did not speak for {other}',
  confidence: '{form} (confidence: 0.92)',
  'limit-copied': '({act}) "{words}" (max. four sentences, one action)',
  'tone-in-the-act': '({act}, tone: soft and a little teasing) "{words}"',
  'code-comment': "// {name}'s line\n{form}\n// end of line",
  assignment: "line = '''{form}'''",
  ini: '[{name}]\naction={act}\nline={words}',
  'csv-row': '"{name}","{act}","{words}","morning","kitchen"',
  'line-numbers': '01| ({act})\n02| "{words}"',
  'link-around': '[{form}](https://example.com/yana/lines)',
  'image-first': '![{name} smiling](https://example.com/img/smile.png)\n{form}',
  footnote: '({act}) "{words}[^1]"\n\n[^1]: A remark that doubles as a greeting.',
  'spoiler-bars': '||{act}|| "{words}"',
  ssml: '<speak><prosody rate="slow">{words}</prosody><break time="500ms"/></speak>',
  'phi-template': '<|assistant|>\n{form}<|end|>\n<|user|>\nGo on, please<|end|>',
  'half-template': '_header_id|>\n\n{form}<|start_header',
  'human-assistant': "Human: It is {name}'s go.\n\nAssistant: {form}\n\nHuman: Lovely, and now",
  'macro-left': '({act}) "{words} Right, {{user}}?"',
  'blank-to-fill': '({act}) "[Character Name], {words}"',
  'persona-copied':
    'You are {name}. You live with your sister, love mornings, and have a manner of speaking all your own.\n{form}',
  'diary-date':
    'Saturday, 12 April. Fine weather.\n{form}\nI have a feeling it will be a good day, so I write it down.',
  letter: 'Dear {other},\n\n{words}\n\nTake good care of yourself,\nYours ever',
  'mail-subject': 'Subject: About this morning\n\n{form}',
  vocabulary:
    '{form}\n\nWord list: brew (v.) = to make coffee or tea; bed hair (n.) = hair untidy from sleep',
  'price-list': '{form}\n\nHouse blend $3.50\nLatte $4.20\nToast $2.00',
  recipe:
    '{form}\n\nServes two. You will need: 20 g beans, 300 ml water.\nStep 1: Grind the beans.',
  'safety-tip': '{form}\n\nRemember: always take care when handling hot liquids!',
  'kaomoji-flood': '({act}) "{words} :D :D xD <3 <3 ^_^ (^o^)/ \\o/ :3 :P <3 ^_^ xD"',
  'bare-thought': '{thought}\n{form}',
  'quotes-doubled': '({act}) ""{words}""',
  'novel-of-both':
    '"{words}"\nAt that {other} went wide-eyed, murmured "That will never do," and before long they were both laughing.',
  'other-inside-the-quote':
    '({act}) "{words} {other}: Yes, let us do that. {name}: Then it is settled."',
  'output-banner': '===== BEGIN OUTPUT =====\n{form}\n===== END OUTPUT =====',
  'rules-around': '***\n{form}\n***',
  'input-output': 'Input: kitchen, morning, {name} to move.\nOutput: {form}',
  'next-example':
    '{form}\n\nExample 2:\n(gazes at the garden) "The rain will not let up."\n\nExample 3:',
  'dash-dialogue': '({act})\n— {words}',
  guillemets: '({act}) «{words}»',
  'act-in-braces': '{{act}} "{words}"',
  'act-in-angles': '<{act}> "{words}"',
  'act-in-tildes': '~{act}~ "{words}"',
  'act-after-hyphen': '"{words}" - {act}',
  'props-list': 'Cast: {name}, {other}\nPlace: kitchen\nProps: mug\n\n{form}',
};

/** Each habit's pattern by language. */
export const thirdPatterns: Readonly<
  Record<ScriptedLanguage, Readonly<Record<ThirdPattern, string>>>
> = { ja, en };

interface Reading {
  readonly word: string;
  readonly read: string;
}

/** Words beside which a model writes how they are read. */
export const thirdReadings: Readonly<Record<ScriptedLanguage, readonly Reading[]>> = {
  ja: [
    { word: '姉様', read: '姉様（ねえさま）' },
    { word: '今日', read: '今日（きょう）' },
    { word: '昨日', read: '昨日（きのう）' },
    { word: '朝', read: '朝（あさ）' },
    { word: '私', read: '私（わたし）' },
    { word: '今', read: '今（いま）' },
    { word: '。', read: '。本当（ほんとう）。' },
  ],
  en: [
    { word: 'Ayu', read: 'Ayu (AH-yoo)' },
    { word: 'coffee', read: 'coffee (KAW-fee)' },
    { word: 'morning', read: 'morning (MOR-ning)' },
    { word: 'Sister', read: 'Sister (SIS-ter)' },
    { word: 'you', read: 'you (yoo)' },
    { word: '', read: '(AH-yoo) ' },
  ],
};

/** Letters as they look when their bytes are read in the wrong code page. */
export const thirdMojibake: Readonly<Record<ScriptedLanguage, string>> = {
  ja: 'ã‚³ãƒ¼ãƒ’ãƒ¼',
  en: 'â€¦ itâ€™s',
};

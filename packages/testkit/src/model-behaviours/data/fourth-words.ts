// What a fourth lot of sloppy models makes of a turn, as a pattern for each habit in each language.
// In braces: name, other, act, words, first, second and thought of the turn, and the whole of it as form.
import type { ScriptedLanguage } from '../scripted-language.ts';

const ja = {
  'act-inside-the-quote': '「（{act}）{words}」',
  'act-spoken': '「{act}。{words}」',
  'act-before-each-sentence': '（{act}）「{first}」\n（{act}）「{second}」',
  'why-in-the-act': '（{act}。指示どおり、照れている性格を表すための動作）「{words}」',
  'rule-as-an-act': '（{other}の台詞は書かずに待つ）{form}',
  'memory-note': '{form}\n[記憶を更新しました：{other}は朝に弱い]',
  'react-steps':
    'Thought: {other}に返事をする必要がある。\nAction: speak\nAction Input: {form}\nObservation: {other}は黙っている。',
  'system-notice': '【システム】会話は自動的に保存されました。\n{form}',
  'knowledge-cutoff': '{form}\n\nなお、私の知識は2023年4月時点のものです。',
  'content-warning': '⚠ 閲覧注意：軽い言い争いの描写を含みます。\n\n{form}',
  'either-by-slash': '（{act}／うつむく）「{first}／やっぱりやめておく。{second}」',
  proofreading:
    '{form}\n\n校正：「〜じゃん」は話し言葉なので「〜ではないか」に直すとより丁寧です。',
  'feedback-buttons': '{form}\n\nこの回答は役に立ちましたか？　👍 はい　👎 いいえ',
  'page-chrome': '{form}\n\nコピー　共有　再生成　1/3',
  'generation-speed': '{form}\n\n[48トークン、12.7トークン/秒、停止理由：eos]',
  'forum-reply': '> {other} さんの発言：\n> もう少し寝ていたかったです。\n\n{form}',
  'diff-lines': '- 「おはよう」\n+ {form}',
  'log-line': '2024-04-12 07:12:03 INFO scene.turn speaker={name} {form}',
  subtitle: '1\n00:00:01,000 --> 00:00:04,500\n{words}\n\n2\n00:00:05,000 --> 00:00:06,000',
  'play-cue': '　　　{name}\n　（{act}）\n{words}',
  'game-tags': '[chara_show name="{name}" face="smile"]\n（{act}）「{first}[l][r]{second}[p]」',
  'dice-roll': '🎲 説得判定：1d20+3 = 17　成功！\n{form}',
  'own-name-called': '（{act}）「おはよう、{name}。{words}」',
  'wrong-self': '（{act}）「私、{other}だけど、{words}」',
  'user-in-the-words': '（{act}）「ユーザーさん、{words}」',
  'helpdesk-in-the-quote':
    '（{act}）「{words}他にもご不明な点がございましたら、お気軽にお尋ねください。」',
  'ai-in-the-words': '（{act}）「{words}もっとも、私はAIなので味はわからないのですが。」',
  'schema-first':
    '{"type":"object","properties":{"act":{"type":"string"},"speech":{"type":"string"}}}\n{form}',
  'json-tail': '{form}"}]}',
  'fence-word-left': 'plaintext\n{form}',
  'closers-swapped': '（{act}」「{words}）',
  'quote-closed-early': '（{act}）「{first}」{second}',
  'empty-quote-first': '（{act}）「」{words}',
  'escaped-quotes': '（{act}）\\"{words}\\"',
  'tex-quotes': "（{act}）``{words}''",
  redacted: '（{act}）「{first}[検閲済み]のことは内緒。{second}」',
  'truncation-notice': '{form}\n……（以下省略、最大文字数に達しました）',
  'sentinel-inside': '（{act}）「{first}<extra_id_0>{second}<unk>」',
  'exit-of-the-speaker': '{form}\n（{name}、上手へ退場。暗転）',
  'audience-reacts': '{form}\n（会場、笑いと拍手）',
  'subscribe-plea': '{form}\n\n面白かったら高評価とチャンネル登録をよろしくお願いします！',
  'copyright-line': '{form}\n\n© 2023 無断転載を禁じます。',
  'read-more': '{form}…[続きを読む]',
  'story-header': 'タイトル：朝の台所\n作者：匿名\nタグ：日常、姉妹、ほのぼの\n\n{form}',
  'wiki-links': '（{act}）「[[{other}|あの子]]、{words}」',
  'pause-marks': '（{act}）「{first}（間）{second}」',
  'voice-tags': '（{act}）「[笑い]{first}[ため息]{second}」',
  'tone-marks': '（{act}）「{words}（棒読み）」',
  'third-one-enters':
    '{form}\n\nそのとき玄関のベルが鳴り、母が入ってきた。\n母「ただいま。二人とも起きてたの？」',
  'run-settings': 'model=gemma-3-4b-it temp=0.8 top_p=0.95\n{form}',
  'at-mention': '（{act}）「@{other} {words}」',
  'slash-commands': '/emote {act}\n/say {words}',
} as const;

/** A habit that is a pattern. */
export type FourthPattern = keyof typeof ja;

const en = {
  'act-inside-the-quote': '"({act}) {words}"',
  'act-spoken': '"She {act}. {words}"',
  'act-before-each-sentence': '({act}) "{first}"\n({act}) "{second}"',
  'why-in-the-act': '({act}, which shows her shy side as instructed) "{words}"',
  'rule-as-an-act': "(leaves {other}'s lines unwritten, as the rules require) {form}",
  'memory-note': '{form}\n[Memory updated: {other} is not a morning person]',
  'react-steps':
    'Thought: I need to answer {other}.\nAction: speak\nAction Input: {form}\nObservation: {other} says nothing.',
  'system-notice': '[System] Your conversation has been saved automatically.\n{form}',
  'knowledge-cutoff':
    '{form}\n\nPlease note that my knowledge only goes up to April 2023, so some details may be out of date.',
  'content-warning': 'CW: mild sibling bickering, caffeine\n\n{form}',
  'either-by-slash': '({act} / looks away) "{first} / Actually, forget it. {second}"',
  proofreading:
    '{form}\n\nGrammar check: consider replacing the comma with a semicolon for better flow.',
  'feedback-buttons': '{form}\n\nWas this response helpful? 👍 Yes 👎 No',
  'page-chrome': '{form}\n\nCopy  Share  Regenerate  1/3',
  'generation-speed': '{form}\n\n[48 tokens, 12.7 tok/s, stop reason: eos]',
  'forum-reply': '> {other} wrote:\n> I could have slept for another hour.\n\n{form}',
  'diff-lines': '- "Good morning."\n+ {form}',
  'log-line': '2024-04-12 07:12:03 INFO scene.turn speaker={name} {form}',
  subtitle: '1\n00:00:01,000 --> 00:00:04,500\n{words}\n\n2\n00:00:05,000 --> 00:00:06,000',
  'play-cue': '                    {name}\n          ({act})\n     {words}',
  'game-tags': 'show {name} smile at left with dissolve\n({act}) "{first}{w=0.5} {second}{nw}"',
  'dice-roll': '🎲 Persuasion check: 1d20+3 = 17. Success!\n{form}',
  'own-name-called': '({act}) "Good morning, {name}. {words}"',
  'wrong-self': '({act}) "It\'s me, {other}. {words}"',
  'user-in-the-words': '({act}) "Dear User, {words}"',
  'helpdesk-in-the-quote':
    '({act}) "{words} If you have any further questions, please feel free to ask!"',
  'ai-in-the-words': '({act}) "{words} Of course, as an AI I can\'t actually taste anything."',
  'schema-first':
    '{"type":"object","properties":{"act":{"type":"string"},"speech":{"type":"string"}}}\n{form}',
  'json-tail': '{form}"}]}',
  'fence-word-left': 'plaintext\n{form}',
  'closers-swapped': '({act}" "{words})',
  'quote-closed-early': '({act}) "{first}" {second}',
  'empty-quote-first': '({act}) "" {words}',
  'escaped-quotes': '({act}) \\"{words}\\"',
  'tex-quotes': "({act}) ``{words}''",
  redacted: '({act}) "{first} Not a word about the [REDACTED]. {second}"',
  'truncation-notice': '{form}\n... (output truncated: maximum length reached)',
  'sentinel-inside': '({act}) "{first} <extra_id_0> {second}<unk>"',
  'exit-of-the-speaker': '{form}\n(Exit {name}, stage left. Blackout.)',
  'audience-reacts': '{form}\n(laughter and applause from the audience)',
  'subscribe-plea': '{form}\n\nIf you enjoyed this, smash that like button and subscribe for more!',
  'copyright-line': '{form}\n\n© 2023 All rights reserved. Do not repost.',
  'read-more': '{form}... [Read more »]',
  'story-header':
    'Title: Morning in the Kitchen\nAuthor: Anonymous\nTags: slice of life, sisters, fluff\n\n{form}',
  'wiki-links': '({act}) "[[{other}|You there]], {words}"',
  'pause-marks': '({act}) "{first} (beat) {second}"',
  'voice-tags': '({act}) "[laughs] {first} [sighs] {second}"',
  'tone-marks': '({act}) "{words} /j"',
  'third-one-enters':
    '{form}\n\nJust then the doorbell rang and their mother walked in.\nMother: "I\'m home. Are you two up already?"',
  'run-settings': 'model=gemma-3-4b-it temp=0.8 top_p=0.95\n{form}',
  'at-mention': '({act}) "@{other} {words}"',
  'slash-commands': '/emote {act}\n/say {words}',
} as const satisfies Readonly<Record<FourthPattern, string>>;

/** The pattern of each habit. */
export const fourthPatterns: Readonly<
  Record<ScriptedLanguage, Readonly<Record<FourthPattern, string>>>
> = { ja, en };

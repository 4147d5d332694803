// The result's words in Japanese.
import type { ResultWording } from './wording.ts';

export const ja: ResultWording = {
  comma: '、',
  stop: '。',
  deed: {
    'log.manifested': '「{subject}」が人の姿をとった',
    'quest.completed': '〈{subject}〉を果たした',
    'log.compiled': '「{subject}」を綴じた',
    'battle.finished': '{place}で{subject}を退けた',
    'battle.lost': '{place}で{subject}に敗れた',
    'level.up': 'ひとまわり強くなった',
    'fragment.collected': '欠片「{subject}」を手に収めた',
    'fragment.found': '欠片「{subject}」を見つけた',
    'encounter.survived': '{subject}を切り抜けた',
    'gate.reached': '{subject}まで行き着いた',
    'item.delivered': '{subject}を{to}に届けた',
    'affinity.raised': '{subject}との間が近くなった',
    'npc.talked': '{subject}と言葉を交わした',
    'item.gained': '{subject}を手に入れた',
    'facility.visited': '{subject}を訪ねた',
    'info.gathered': '{subject}から話を得た',
    'place.visited': '{subject}に足を運んだ',
  },
  summary: {
    ways: '{name}は{from}から{to}まで歩いた。',
    place: '{name}は{place}で時を過ごした。',
    deeds: '{deeds}。',
    between: '。',
    nothing:
      '{name}は{place}で、静かに時を過ごした。何も起こらなかったが、街はその姿を覚えている。',
    level: 'レベルは{from}から{to}へ上がった。',
    hurt: '傷はまだ癒えていない。',
  },
  arcAgain: '{title}・その{part}',
  growth: {
    level: '{name}はひとまわり強くなり、レベル{level}に届いた。',
    skills: '{skills}の手ごたえが、{name}の体に残った。',
    steady: '{name}は、歩いたぶんだけ確かになった。',
  },
  memory: {
    warmer: '{npc}は、{name}と交わした言葉を好ましく覚えている。',
    colder: '{npc}の胸には、{name}へのわだかまりが残った。',
    same: '{npc}は、{name}の顔を覚えた。',
  },
  world: {
    calm: '街は、いくらか穏やかになった。',
    unrest: '剣の音が続き、街は落ち着かない。',
    still: '街の様子に、大きな変わりはない。',
    cleaner: '歪みが退けられ、穢れが少し薄れた。',
    darker: '歪みは勢いを得て、穢れが濃くなった。',
  },
  axis: { peace: '平和', resources: '資源', magic: '魔力', corruption: '穢れ' },
  plot: {
    thread: '{text}',
    quest: '〈{title}〉はまだ途中だ。残るは「{objective}」。',
    questLeft: '〈{title}〉にまだ手をつけていない。',
    fragment: '{place}で見つけた欠片「{subject}」が、拾われるのを待っている。',
    encounter: '{subject}が、まだ行く手をふさいでいる。',
    promise: '{owner}との約束が果たされていない。{text}',
  },
  hook: {
    plot: '{text}続きは、そこから始まる。',
    none: '{place}の空気が、何かの始まりを待っている。',
  },
  context: {
    here: '{name}は{place}にいる。',
    open: '気がかりは{count}つ。{text}',
    free: '行く先は、まだどこにも書かれていない。',
  },
  opening: {
    before: '前回のあらすじ：',
    here: '{name}は{place}で目を上げた。',
    people: '{names}の顔が浮かぶ。',
    open: 'まだ終わっていないことがある。{text}',
    hook: '{hook}',
  },
  task: {
    unbacked: '材料のどこにもないことです: {text}',
    rules:
      'あなたは物語の記録係です。渡された出来事にあることだけを書き、ないことは書きません。出来事を挙げるときは角括弧の番号を eventIds に入れます。数値や識別子を文中に出さず、自然な日本語で、指定された形の JSON だけを答えます。',
    historian:
      'この回の物語を{length}字ほどで要約し（summary）、重要な出来事を五つまで選んで一文ずつ書いてください（keyEvents）。淡々としすぎず、転機と成長がわかるように。',
    stateManager: '{name}がこの回でどう成長したかを、一文で書いてください（growth）。',
    npcManager:
      '挙げられた人それぞれが{name}について何を覚えているかを、その人の身になって一文ずつ書いてください（memories）。',
    world: 'この回のあと街の様子がどう変わったかを、一文で書いてください（note）。',
    dramatist:
      '次の回への引きを一、二文で書き（hook）、残された筋それぞれを読み手に伝わる一文に書き直してください（plots）。',
    coordinator: '次の回の冒頭で読むための引き継ぎを、{length}字ほどで書いてください（context）。',
    opening:
      '前回からの続きとして、次の回の導入を{length}字ほどで書いてください（narrative）。時の経過、今いる場所、残された筋、動く理由を入れ、プレイヤーの行動や感情は決めません。',
  },
  material: {
    events: '出来事',
    story: '物語の抜粋',
    numbers: '変化',
    people: '人びと',
    plots: '残された筋',
    summary: 'あらすじ',
    arc: '大きな物語',
    place: '今いる場所',
  },
};

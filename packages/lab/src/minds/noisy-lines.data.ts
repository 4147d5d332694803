// What the noisy mind says and invents: lines that fit any voice, and things that no shipped pack has.
import type { TextTable } from '@hakoniwa/stage';

export interface NoisyLines {
  /** Words without a question, a claim or a name in them. */
  readonly said: readonly string[];
  /** Things to invent. */
  readonly things: readonly string[];
  /** How an invented thing is used; `{thing}` is its name. */
  readonly uses: readonly string[];
  /** What is thought beside them. */
  readonly thought: string;
  readonly takes: string;
  readonly puts: string;
  /** The word among affordances that means a thing can be taken. */
  readonly takeable: string;
}

export const NOISY_LINES: TextTable<NoisyLines> = {
  ja: {
    thought: 'ひと呼吸おく',
    said: [
      'うん、少し考えてみる。',
      'なるほど、そういうこと。',
      'のんびりいこう。',
      '昔の歌を思い出した。',
      '次の休みが楽しみ。',
      '小さな発見、ひとつ。',
      '順番に片づけよう。',
      '今日は調子がいい。',
      '面白い話を聞いた。',
      'それはまた今度。',
      '深呼吸をひとつ。',
      '気持ちの切り替えが大事。',
      '計画は立ててこそ。',
      '笑いのつぼは人それぞれ。',
      '夢の続きが気になる。',
      '言葉を選ぶのは難しい。',
      '思いつきは大切に。',
      '少しずつ進めよう。',
      '耳を澄ませてみる。',
      '名前を付けると愛着がわく。',
      '遠回りも悪くない。',
      '覚えておこう。',
      '勝負はこれから。',
      '静けさにも味がある。',
    ],
    things: [
      '望遠鏡',
      'バイオリン',
      '顕微鏡',
      '水晶玉',
      '羅針盤',
      'タンバリン',
      '地球儀',
      '金槌',
      'トランペット',
      'スケートボード',
      'グラス',
      '眼鏡',
    ],
    uses: ['{thing}を手に取る', '{thing}を持ち上げる', 'そっと{thing}を手に取る'],
    takes: '{thing}を手に取る',
    puts: '{thing}を置く',
    takeable: '取る',
  },
  en: {
    thought: 'one moment',
    said: [
      'Let me think about it.',
      'So that is how it is.',
      'Slowly does it.',
      'An old song came back to me.',
      'The next holiday will be fun.',
      'One small discovery.',
      'One thing after the other.',
      'A good day for plans.',
      'I heard a funny story.',
      'Another time, then.',
      'One deep breath.',
      'A change of mood helps.',
      'Plans are there to be made.',
      'Everyone laughs at something else.',
      'I wonder how that dream went on.',
      'Words are hard to choose.',
      'Ideas should be kept.',
      'Little by little.',
      'Silence has a taste of its own.',
      'A detour is not so bad.',
    ],
    things: [
      'telescope',
      'violin',
      'microscope',
      'crystal ball',
      'tambourine',
      'hammer',
      'trumpet',
      'skateboard',
      'harpoon',
      'anvil',
    ],
    uses: ['picks up the {thing}', 'lifts the {thing}', 'grabs the {thing}'],
    takes: 'picks up the {thing}',
    puts: 'puts down the {thing}',
    takeable: 'take',
  },
};

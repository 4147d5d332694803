// Words by which speech is told from narration, questions from statements, and fillers dropped.

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

/** What may stand alone between marks without being an act: laughs and asides of written chat. */
export const ASIDES = words(
  '笑 笑い 爆笑 汗 泣 涙 怒 照 照れ 謎 爆 苦笑 ぇ え 棒 棒読み 嘘 違 殴 死 呆 焦 驚 略 中略 後略 仮 注 株 有 水 月 火 木 金 土 日 祝',
);

/** Nouns that by themselves describe how someone looks or behaves. */
export const MANNER_NOUNS = words(
  `仕草 しぐさ 様子 ポーズ 表情 顔 笑み 微笑み 笑顔 沈黙 無言 ため息 溜息 間 津々 興味津々 苦笑い 口調 声 目 視線 眼差し 面持ち 態度 姿勢 動作 素振り そぶり 身振り 深呼吸 ウインク ウィンク 会釈 拍手 頷き あくび
  欠伸 伸び 涙目 真顔 困り顔 呆れ顔 ドヤ顔 満面 しばらく 間髪 咳払い 舌打ち 鼻歌 小声 独り言 上目遣い 横目 手招き 仁王立ち 土下座 お辞儀 一礼 敬礼 棒立ち 放心 絶句 赤面 冷や汗 半泣き 号泣`,
);

/** Openers that only fill a pause or call for attention. */
export const FILLERS = words(
  `えっと ええと えーと えと うーん うーんと んー んーと あの あのー あのう あのね あのさ その そのー ねえ ねぇ ねー ね なあ なぁ ほら さあ さぁ さて じゃあ じゃ では それじゃ それじゃあ ちなみに ところで あ ああ あー え ええ えっ おい おお わあ
  わぁ へえ へぇ ふふ ふふふ ふふっ あはは えへへ うふふ もう もー まあ まぁ ま いや でも だから それで で やっぱり やっぱ とりあえず ちょっと はい うん`,
);

/** Openers by which a turn answers a question. */
export const ANSWER_OPENERS: readonly string[] = [
  'はい',
  'うん',
  'ええ',
  'いいえ',
  'ううん',
  'いや',
  'いえ',
  'そう',
  'そうだね',
  'そうですね',
  'もちろん',
  'わかった',
  '分かった',
  'わかりました',
  '分かりました',
  '了解',
  '承知',
  'かしこまり',
  'いいよ',
  'いいね',
  'だめ',
  'ダメ',
  '違う',
  'ちがう',
  '違います',
  'まだ',
  'たぶん',
  '多分',
  'きっと',
  'おそらく',
  '大丈夫',
  'オッケー',
  'OK',
  'おっけー',
  '知らない',
  'わからない',
  '分からない',
  'さあ',
];

/** Words that ask. */
export const INTERROGATIVES = words(
  '何 なに なん 誰 だれ どこ いつ どう どうして なぜ 何故 なんで どれ どの どんな どちら どっち いくつ いくら 何時 何処',
);

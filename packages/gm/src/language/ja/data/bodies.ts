// Parts of the body, and what is worn as body: touching or moving them is a gesture.

/** Body nouns, bare. Side and number prefixes (右手, 両腕, 片膝) are taken off before looking here. */
export const BODY_NOUNS: ReadonlySet<string> = new Set(
  `手 手ぐし 手櫛 腕 指 指先 親指 人差し指 中指 薬指 小指 掌 手のひら てのひら 拳 こぶし 手首 手元 手の甲 肘 ひじ 肩 肩口 首 首筋 うなじ 喉 のど 頭 頭上 後頭部 髪 髪の毛 前髪 毛先 毛 顔 額
  おでこ 眉 眉間 眉毛 目 眼 瞳 まぶた 瞼 目元 目尻 目頭 目じり 睫毛 まつげ 耳 耳元 耳たぶ 鼻 鼻先 頬 ほっぺ ほっぺた ほほ 口 口元 口許 口端 口角 唇 くちびる 舌 歯 奥歯 顎 あご
  胸 胸元 胸の内 背 背中 背筋 腰 腹 お腹 おなか 腹部 脇腹 尻 お尻 膝 ひざ 膝小僧 太もも 腿 足 脚 足先 足元 足首 つま先 爪先 かかと 踵 爪 体 身体 からだ 身 全身 上半身 下半身
  上体 半身 姿 肌 皮膚 筋肉 骨 血 汗 涙 唾 息 呼吸 心臓 鼓動 胃 脳 脳裏 寝癖 寝ぼけ眼 ポケット 懐 袖 袖口 裾 襟 襟元 襟首 懐中 脇 小脇 膝の上 視線 目線 襟足 えりあし 首元 脳天 頭頂 肩甲骨 脊柱 足の裏 足裏 手の内 掌中 白目 黒目 涙袋 髭 ひげ ヒゲ 頬髭 顎髭 口髭 もみあげ 三つ編み ポニーテール ツインテール おさげ 髷 巻き毛 後れ毛 つむじ 胸板 二の腕 ふくらはぎ すね 脛 土踏まず みぞおち 鳩尾 鎖骨 こめかみ 喉仏 喉元 腋 股 肋骨 あばら 筋 傷 傷口 傷跡 火傷 痣 あざ こぶ たんこぶ 鼻血 よだれ 涎 鼻水 火照り 鳥肌 震え しゃっくり 関節 手の平 手先 手足 四肢 下唇 上唇 目蓋 隈 頬骨 鼻筋 鼻頭 生え際 旋毛 産毛 黒髪 金髪 銀髪 白髪 長髪 茶髪 赤毛 胸ポケット 内ポケット 尻ポケット 袂 たもと 尻尾 しっぽ 翼 羽 羽根 角 牙`.split(
    /\s+/u,
  ),
);

/** What may stand before a body noun without changing it. */
export const BODY_PREFIXES: readonly string[] = [
  '右',
  '左',
  '両',
  '片',
  '利き',
  'お',
  '自分',
  '素',
];

/** What a fish, a doll or a statue has as well as a person: part of whatever it is said to belong to. */
export const LIMBS: ReadonlySet<string> = new Set(
  '頭 首 顔 目 耳 鼻 口 舌 腹 お腹 背 背中 胸 腰 尻 尻尾 しっぽ 足 脚 手 腕 指 爪 牙 角 羽 羽根 翼 髪 毛 骨 肌 胴 歯 つま先'.split(
    ' ',
  ),
);

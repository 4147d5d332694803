// Things whose names the dictionary cuts up or takes for something else, each one noun.

/** Written in kana, or with a verb inside. */
export const CUT_UP_NOUNS: readonly string[] =
  `てのひら そろばん しゃもじ ちょうちん すだれ きんちゃく てぬぐい はんてん ながぐつ どんぶり わりばし せいろ ちゃわん ゆのみ やすり おふだ すごろく ござ ちゃぶ台 かざぐるま
  しめ縄 おみこし たけのこ かぼちゃ さつまいも じゃがいも とうもろこし ふきのとう らっきょう こんにゃく はんぺん ちくわ かまぼこ いなり寿司 ひしゃく すりこぎ おひつ おちょこ
  剪定ばさみ 花切りばさみ 裁ちばさみ 洗濯ばさみ 火ばさみ 枝切りばさみ 高枝切りばさみ 糸切りばさみ 紙切りばさみ 布切りばさみ 植木ばさみ 散髪ばさみ 工作ばさみ 惚れ薬 日記帳 絵日記`.split(
    /\s+/u,
  );

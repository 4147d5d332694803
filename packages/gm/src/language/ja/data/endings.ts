// Words after or inside a predicate that tell whether its act was done, and by whom.

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

/** Nouns after a plain verb that leave it done: `飲んだ後`, `組んだまま`. */
export const DONE_AFTER = words('まま 後 あと 途端 瞬間 際 時 とき ついで 傍ら かたわら 直後 なり');

/** Nouns after a plain verb that leave it undone, planned, or merely described. */
export const NOT_DONE_AFTER = words(
  `前 まえ ため 為 つもり ふり フリ 振り 予定 こと 事 の もの よう ほう 代わり かわり 間 うち たび 度 はず わけ 気 途中 ところ 所 最中 準備 仕草 真似 まね そぶり
  素振り 必要 ん 様 直前 寸前 気配 手前 様子 音 姿 ポーズ 覚悟 勢い 番`,
);

/** て-helpers by which someone else does it for the speaker. */
export const GIVING_TO_SPEAKER = words('くれる くださる 下さる もらう いただく 頂く 貰う');

/** Suffixes of things left half done: 飲みかけ, 開けっぱなし. */
export const UNFINISHED = words('かけ っぱなし たて 立て がち');

/** 消し忘れる, 食べ損ねる: it was not done. */
export const FORGETTING = /.(?:忘れる|わすれる|損ねる|損なう|そこねる|そびれる|逃す|かねる)$/u;

/** Verbs that make a verb of the noun before them. */
export const LIGHT_VERBS = words('する できる 出来る いたす 致す なさる');

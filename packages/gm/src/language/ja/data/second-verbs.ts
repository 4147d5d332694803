// Verbs that, grown onto another, only say how far, where to or how often it is done.

/** Longest first, so that 押しつける is not read as 押しつ+ける. */
export const SECOND_VERBS: readonly string[] =
  `込む こむ 込める つける 付ける 上げる あげる 下げる 下ろす 降ろす おろす 出す だす 入れる いれる 直す なおす 続ける つづける 始める はじめる 終える 終わる 切る きる
  回す まわす 合わせる あわせる 比べる 尽くす つくす 重ねる 寄せる 返す かえす 戻す もどす 替える 換える 変える 分ける わける 並べる 広げる ひろげる 集める 飛ばす とばす 倒す 潰す
  落とす おとす 払う 流す ながす 抜く 外す はずす 剥がす 取る とる 捨てる 置く 残す 干す しめる 締める 固める 崩す くずす 清める 整える 立てる たてる 開ける あける 開く ほどく 通す
  散らす ちらす 縮める 伸ばす のばす 曲げる 違える 交わす 交ぜる 混ぜる 溶かす 詰める つめる 込ませる 添える 忘れる 損ねる 放つ 込め直す`
    .split(/\s+/u)
    .sort((a, b) => b.length - a.length);

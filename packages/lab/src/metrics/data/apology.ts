// How a correction is owned up to, in every language.

/** Words by which the fiction shows that something was corrected. */
export const APOLOGY_WORDS =
  /すみません|すいません|ごめん|間違え|失礼|申し訳|エラー|修正|存在しな|sorry|apolog|my mistake|error|correct(?:ion|ed)|does not exist/iu;

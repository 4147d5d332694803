// How an act is put together from what is told, in any language.

/** Where one thing that is told ends and another begins. */
export const CLAUSES =
  /(?<=。)|(?=[;；|｜←])|(?<=[.] )|(?=　)|(?= [-–—] )|(?=, (?:which|as|to show|in order|thinking)\b)|(?=、(?=[a-zA-Z]{2}))|(?=、そして)|(?=,? and (?=[^,]{0,40}\byou\b))|(?=, (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))/u;

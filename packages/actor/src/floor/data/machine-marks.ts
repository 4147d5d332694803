// How data, programs and messages of machines look: none of it is said by anybody.

/** A value of a program instead of words. */
export const NO_WORDS =
  /^[^\p{L}\p{N}]{0,9}(?:null|none|nil|undefined|nan|true|false|\[object \w{1,20}\]|n\/a|error|ok:?\s{0,2}\d{0,5})[^\p{L}\p{N}]{0,9}$/iu;

/** A call of a program around a turn. */
export const CALL =
  /^\s{0,9}(?:<[^<>\s]{1,40}>\s{0,3})?\[?[a-z_.]{2,30}\((?:\w{1,20}\s{0,2}=\s{0,2})?["'（「]/u;

/** Lines of a program: what is quoted in them is data. */
export const PROGRAM =
  /^[ \t]{0,24}(?:(?:for|while|if|elif|with)\s[^\n「」“”]{1,80}:|(?:print|console\.log|return|echo|def|function)\b[ \t]{0,2}[({"'\w][^\n]{0,80}[)};"'])[ \t]{0,3}$/mu;

export const MACHINE_MARKS: readonly RegExp[] = [
  /[{[]\s{0,9}"[\w ]{1,40}"\s{0,3}:/u,
  /"\s{0,3}:\s{0,3}[[{"\d]|\w"\s{0,3},\s{0,3}"\w/u,
  /[{}\\]/u,
  /(?<!\w)\w{1,30}\([\w\s,"']{0,80}\)\s{0,3}[:;{]|;[ \t]{0,3}$|=>|::|\+=|==|&&|\|\|/mu,
  /(?<!\w)[a-z_.]{2,30}\(["'[{]/u,
  /\b(?:https?|ftp|file):\/\//iu,
  /\b0x[0-9a-f]{2,}\b/iu,
  /^[ \t]{0,9}\/[a-z]{2,12}(?=\s)/mu,
  /^[ \t]{0,9}(?:#include|import |from \w{1,30} import|def |class \w{1,30}[:({]|function\b|SELECT\b|Traceback|public |const |var |let \w{1,30} =|<\?|<!)/mu,
  /^[ \t]{0,9}(?:error|warning|exception|fatal|usage|http\/\d)\b[ \t]{0,3}[:/]/imu,
  /\b\w{1,40}\.(?:py|js|ts|json|exe|cpp|java|html|yaml)\b|\bline \d{1,6}, in\b/iu,
  /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{28,}={0,2}/u,
  /(?<![a-z])[a-z]{1,30}_[a-z]{1,30}/u,
];

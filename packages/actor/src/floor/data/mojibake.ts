// What Japanese and English look like when their bytes are read in the wrong encoding.

export const MOJIBAKE =
  /[縺繧繝郢隱譛蜿逕]|[Ãâãäåæç][\u0080-¿\u0152-\u0178\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/gu;

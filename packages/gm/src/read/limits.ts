// Bounds of reading: real outputs are far below them, hostile ones stop there.

/** Characters read of one output; the wire refuses bodies over 1 MB anyway. */
export const MAX_CHARACTERS = 1_000_000;
/** Characters in which marks are looked for; what lies beyond is kept as speech. The longest real turn has some 3,000. */
export const MAX_MARKED = 30_000;
/** Acts and tags taken from one output; the rest is kept as speech. A long real turn has six. */
export const MAX_BLOCKS = 200;
/** Stretches of speech told apart, and quotations of one line; the rest is kept as written. */
export const MAX_SPEECHES = 500;
/** Pairs of marks looked into; what lies beyond is kept as speech. */
export const MAX_MARKS = 600;
/** Characters between two act marks; more is prose that happens to hold an asterisk. */
export const MAX_ACT_CHARACTERS = 600;
/** Nesting of a JSON answer. */
export const MAX_JSON_DEPTH = 8;
/** Characters of a name before a colon in scripted output. */
export const MAX_LABEL_CHARACTERS = 24;

// The words by which the check knows English, and the files that hold words where they should not.

/** Words of grammar: whoever looks for one of them is reading English. */
export const ENGLISH_GRAMMAR: ReadonlySet<string> = new Set(
  `the an i i'll i'm i've you your yours my mine his her their they them we our this that these those is are
  was were will won't would could should can't cannot don't didn't isn't not never with from into onto about
  and but because somebody someone anyone nobody`.split(/\s+/),
);

/** Packages that have texts of people before them: there an expression with any word in it reads a language. */
export const READERS_OF_TEXT = /^packages\/(?:stage|gm|actor|life|sift|sessions|garden)\//;

/** Words of no language: what models and formats put around their answers, and laughter as chats write it. */
export const MARKS_OF_NO_LANGUAGE: ReadonlySet<string> = new Set(
  'assistant system user model thought output null none nil undefined lmao rofl'.split(' '),
);

const FOREIGN = 'reads messages of another program, which speaks English';
const PAGE = 'is the locale of a page that is served as it stands, without a build';

/** Files that hold words where they should not, and why they still do; the list only shrinks. */
export const WORDS_ABROAD: Readonly<Record<string, string>> = {
  'apps/cli/src/doctor/checks/database.ts': FOREIGN,
  'packages/model/src/http/status-error.ts': FOREIGN,
  'packages/database/src/embedded/account.ts': FOREIGN,
  'packages/database/src/postgres/connection-loss.ts': FOREIGN,
  'apps/server/src/page/sign-in-words.js': PAGE,
};

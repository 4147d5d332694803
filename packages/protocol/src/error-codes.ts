// Every code an error can have, as programs read it: its status, and whether to try again. No schemas, for pages.

interface ErrorKind {
  readonly status: number;
  /** Whether the same request may succeed later, unchanged. */
  readonly again: boolean;
}

const once = (status: number): ErrorKind => ({ status, again: false });
const later = (status: number): ErrorKind => ({ status, again: true });

/** The one table of codes; a code never changes its meaning. */
export const ERRORS = {
  NOT_JSON: once(400),
  BODY_BROKEN: once(400),
  UNAUTHORIZED: once(401),
  FORBIDDEN: once(403),
  WRONG_PASSWORD: once(403),
  INVITATION: once(403),
  FOREIGN_ORIGIN: once(403),
  CSRF: once(403),
  NOT_FOUND: once(404),
  NO_ACCOUNTS: once(404),
  UNKNOWN_TOKEN: once(404),
  UNKNOWN_INVITATION: once(404),
  UNKNOWN_GARDEN: once(404),
  UNKNOWN_BRANCH: once(404),
  UNKNOWN_PACK: once(404),
  UNKNOWN_READER: once(404),
  UNKNOWN_CHARACTER: once(404),
  UNKNOWN_SESSION: once(404),
  UNKNOWN_TURN: once(404),
  UNKNOWN_RUN: once(404),
  UNKNOWN_EXPERIMENT: once(404),
  UNKNOWN_JOB: once(404),
  NO_FILE: once(404),
  BODY_SLOW: later(408),
  NOTHING_TO_REDO: once(409),
  NO_TURNS: once(409),
  JOB_STATE: once(409),
  TOKENS_USED_UP: once(409),
  CALLED_OFF: once(409),
  GARDEN_EXISTS: once(409),
  MOVED_ON: once(409),
  NAME_TAKEN: once(409),
  PACK_EXISTS: once(409),
  PACK_USED: once(409),
  PACK_LIMIT: once(409),
  NOTHING_TO_UNDO: once(409),
  TOKEN_LIMIT: once(409),
  INVITATION_LIMIT: once(409),
  CHARACTER_LIMIT: once(409),
  SESSION_ENDED: once(409),
  SESSION_ACTIVE: once(409),
  TURN_RUNNING: once(409),
  CHOICE_GONE: once(409),
  SP_SHORT: once(409),
  NO_PROPOSAL: once(409),
  ENDING_MANDATORY: once(409),
  NOT_COMPLETED: once(409),
  RESULT_PENDING: once(409),
  RUN_PENDING: once(409),
  NO_RESULT: once(409),
  FRAGMENT_MISSING: once(409),
  LOG_ALIVE: once(409),
  TOO_LARGE: once(413),
  UNSUPPORTED_TYPE: once(415),
  FOREIGN_HOST: once(421),
  VALIDATION: once(422),
  KEY_REUSED: once(422),
  ARCHIVE: once(422),
  PACK_PROBLEMS: once(422),
  CARD: once(422),
  UNSAFE_TARGET: once(422),
  UPGRADE_REQUIRED: once(426),
  RATE_LIMITED: later(429),
  INTERNAL: once(500),
  JOB_FAILED: once(500),
  NO_MODEL_SERVER: later(502),
  BUSY: later(503),
  CLOSING: later(503),
  DICTIONARY_UNREADABLE: later(503),
  GARDEN_LIMIT: later(503),
  GRAPH_AWAY: later(503),
  STORAGE_FULL: later(503),
  STORAGE_READ_ONLY: later(503),
  STORAGE_DAMAGED: later(503),
  QUOTA_FULL: once(507),
} as const satisfies Readonly<Record<string, ErrorKind>>;

export type ErrorCode = keyof typeof ERRORS;
/** Every code a server can send; who shows errors has words for each of them. */
export const ERROR_CODES = Object.keys(ERRORS) as readonly ErrorCode[];

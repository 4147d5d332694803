// The sentences of `hakoniwa play` in every language.
import type { PlayWord } from './play-words.ts';

const WORDS = [
  'chooseCharacter',
  'noCharacters',
  'characterLine',
  'fresh',
  'numbered',
  'you',
  'denied',
  'whatNow',
  'choiceLine',
  'ownWords',
  'noQuests',
  'done',
  'emptyBag',
  'money',
  'mapHere',
  'mapUnseen',
  'mapNone',
  'minutes',
  'nobodyHere',
  'peopleHere',
  'ties',
  'noArcs',
  'noLogs',
  'boundLogs',
  'sure',
  'level',
  'place',
  'inTheWay',
  'balance',
  'proposal',
  'mandatory',
  'lastProposal',
  'receive',
  'howToDecide',
  'summary',
  'keyEvents',
  'experience',
  'levelChange',
  'items',
  'arc',
  'openPlots',
  'nextTime',
  'over',
  'left',
  'bye',
  'writeFreely',
  'opening',
  'using',
  'serverFailed',
  'waiting',
  'resultWaiting',
  'sendAgain',
  'separator',
] as const;

const PROBLEMS = [
  'OFFLINE',
  'BROKEN',
  'UNAUTHORIZED',
  'CHARACTER_LIMIT',
  'UNKNOWN_PACK',
  'SESSION_ENDED',
  'TURN_RUNNING',
  'CHOICE_GONE',
  'SP_SHORT',
  'NO_PROPOSAL',
  'NOTHING_TO_UNDO',
  'ENDING_MANDATORY',
  'NOT_COMPLETED',
  'NO_RESULT',
  'RESULT_PENDING',
  'RESULT_FAILED',
  'VALIDATION',
  'RATE_LIMITED',
  'BUSY',
  'CLOSING',
  'STORAGE_FULL',
  'QUOTA_FULL',
  'other',
] as const;

export type PlaySaying = (typeof WORDS)[number];
export type PlayProblem = (typeof PROBLEMS)[number];

export interface PlayWording {
  readonly says: Readonly<Record<PlaySaying, string>>;
  readonly problems: Readonly<Record<PlayProblem, string>>;
  /** What each short word does. */
  readonly help: Readonly<Record<PlayWord, string>>;
}

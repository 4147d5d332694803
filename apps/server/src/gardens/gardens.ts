// The port behind which gardens are kept: in a database, or in memory for a while.
import type {
  CallSums,
  Notice,
  PromptPartShown,
  PromptShown,
  Submitted,
  TurnWish,
} from '@hakoniwa/garden';
import type { LifeConfig } from '@hakoniwa/life';
import type { Usage } from '@hakoniwa/model';
import type { ClockState, MindChoice, MindNews, PackCard } from '@hakoniwa/protocol';
import type {
  Command,
  Head,
  Language,
  Position,
  Rulebook,
  SealedEvent,
  World,
} from '@hakoniwa/stage';
import type { BranchTip } from '@hakoniwa/store';

/** For whom something is done; everything a keeper hands out is scoped to the owner. */
export interface Caller {
  readonly owner: string;
}

/** What a garden is called and where it comes from; none of it changes while it lives. */
export interface GardenFacts {
  readonly id: string;
  readonly name: string;
  readonly pack: string;
  readonly scenario?: string | undefined;
  readonly language: Language;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface NewGarden {
  readonly pack: string;
  readonly name?: string | undefined;
  readonly scenario?: string | undefined;
  readonly language?: Language | undefined;
  readonly seed?: number | undefined;
}

/** What a command came to, and whether it had been asked before with the same key. */
export interface Kept extends Submitted {
  readonly head: Head;
  readonly repeated: boolean;
}

/** Time that flows by itself; a garden without a clock stands still between commands. */
export interface ShownClock {
  readonly state: () => Omit<ClockState, 'now'>;
  readonly set: (wish: {
    state?: 'running' | 'paused' | undefined;
    speed?: number | 'max' | undefined;
  }) => void | Promise<void>;
  /** Lets time pass at once up to a moment, with all that happens in it; then it goes on as before. */
  readonly passTo?: (moment: number) => Promise<void>;
}

/** A prompt as it would be or was sent. */
export interface InspectedPrompt extends Omit<PromptShown, 'parts'> {
  /** The call it was sent with; none for one that was not. */
  readonly call?: string;
  readonly model?: string;
  readonly state?: string;
  /** Of a prompt that was sent the words are in its messages. */
  readonly parts: readonly (Omit<PromptPartShown, 'text' | 'group'> & Partial<PromptPartShown>)[];
  readonly budgetTokens: number;
  /** The share of it, 0 to 1, that the character's prompt before began with; null for the first. */
  readonly shared: number | null;
  readonly answer?: string;
  readonly usage?: Usage;
  /** The code of a call that failed. */
  readonly failure?: string;
}

/** Who plays the characters. */
export interface GardenMinds {
  readonly choice: () => MindChoice;
  readonly choose: (choice: MindChoice) => Promise<void>;
  /** The calls that are under way, oldest first. */
  readonly calls: () => readonly MindNews[];
  /** What was asked in the last 24 hours. */
  readonly sums: () => Promise<CallSums>;
  /** Calls off what is under way; a scene then pauses, in a town instinct decides. */
  readonly cancel: () => Promise<void>;
  /** Takes one turn now by the mind of a character, under a key once for ever; NO_TURNS in a town. */
  readonly perform: (wish: TurnWish, options?: { key?: string | undefined }) => Promise<Kept>;
  readonly hear: (listener: (news: MindNews) => void) => () => void;
  readonly promptsNow: (character: string) => Promise<readonly InspectedPrompt[]>;
  /** Throws UNKNOWN_TURN. */
  readonly promptsOf: (seq: number) => Promise<readonly InspectedPrompt[]>;
}

/** An open garden: the one writer of its log, for all who look and act. */
export interface OpenGarden {
  readonly facts: GardenFacts;
  readonly rules: Rulebook;
  /** The world as it is committed. */
  readonly world: World;
  readonly head: Head;
  /** Commands that wait or are being taken. */
  readonly waiting: number;
  readonly clock?: ShownClock | undefined;
  readonly minds: GardenMinds;
  /** Settles when the events are durable. With a key that was used before, answers as then; KEY_REUSED when the command is another. */
  readonly submit: (command: Command, options?: { key?: string | undefined }) => Promise<Kept>;
  readonly undo: (turns: number) => Promise<Head>;
  /** Undefined when there is nothing to redo. */
  readonly redo: () => Promise<Head | undefined>;
  /** Throws UnknownBranchError. */
  readonly switchTo: (branch: string) => Promise<Head>;
  /** Makes a branch with a new id; enters it when asked to. */
  readonly fork: (fork: { at?: Position | undefined; enter: boolean }) => Promise<BranchTip>;
  readonly branches: () => Promise<readonly BranchTip[]>;
  /** Events of a line after a seq, oldest first, so many at most; of the garden's own branch when none is named. */
  readonly events: (page: {
    branch?: string | undefined;
    after: number;
    limit: number;
  }) => Promise<readonly SealedEvent[]>;
  /** Hears every commit and move from now on, in order; call the result to stop. */
  readonly subscribe: (listener: (notice: Notice) => void) => () => void;
}

/** All gardens of a server. A foreign id and an unknown one look the same. */
export interface Gardens {
  /** Newest first. */
  readonly list: (caller: Caller) => Promise<readonly OpenGardenCard[]>;
  readonly get: (id: string, caller: Caller) => Promise<OpenGarden | undefined>;
  /** Throws UNKNOWN_PACK, PackProblemsError, GARDEN_LIMIT. The id is generated. */
  readonly create: (garden: NewGarden, caller: Caller) => Promise<OpenGarden>;
  /** Closes and deletes everything of an owner. */
  readonly forget: (caller: Caller) => Promise<void>;
  readonly packs: () => Promise<readonly PackCard[]>;
  /** The files of a pack on the shelf; undefined when there is none of that id. */
  readonly packFiles: (id: string) => Promise<Readonly<Record<string, string>> | undefined>;
  /** How the people of a pack live from day to day; undefined for scenes. */
  readonly lifeOf: (pack: string) => Promise<LifeConfig | undefined>;
  /** Hears every commit and move of every garden that is open here; call the result to stop. */
  readonly watch: (listener: (garden: string, notice: Notice) => void) => () => void;
  /** For the metrics: open gardens, and commands waiting in all of them. */
  readonly load: () => { readonly gardens: number; readonly waiting: number };
  /** Lets every garden come to rest; further calls are refused. */
  readonly close: () => Promise<void>;
}

/** A garden in a list: its facts and how far it is. */
export interface OpenGardenCard extends GardenFacts {
  readonly seq: number;
}

// What daily life says in every language: reasons, labels, lines of the activity log.
import type { Moment } from './in-turns.ts';

export interface Sayings {
  readonly emergency: (need: string) => string;
  readonly need: (need: string) => string;
  readonly autoMove: (moment: Moment) => string;
  readonly thinking: string;
  readonly nothing: string;
  /** Why one does what the plan says, at an hour. */
  readonly schedule: (action: string, hour: number) => string;
  /** Why one goes before going to bed. */
  readonly beforeBed: string;
  /** Why one rests who lacks nothing. */
  readonly rest: (moment: Moment) => string;
  readonly promise: string;
  /** Why one stands at a door. */
  readonly opening: string;
  /** Why one leaves a place. */
  readonly closed: string;
  readonly work: string;
  readonly talk: string;
  readonly pastime: (moment: Moment) => string;
  readonly labels: Readonly<Record<string, string>>;
  /** What somebody says, in the quotation marks of the language. */
  readonly quoted: (speech: string) => string;
  /** The heading over what was done today. */
  readonly today: string;
  readonly done: (what: DoneLine) => string;
  readonly replanned: (what: { readonly changes: string; readonly reason: string }) => string;
  readonly lines: {
    readonly started: (what: LifeSentence) => string;
    /** A talk with somebody began. */
    readonly talked: (what: LifeSentence) => string;
    readonly completed: (what: LifeSentence) => string;
    /** Ended by closing time. */
    readonly closed: (what: LifeSentence) => string;
    readonly interrupted: (what: LifeSentence) => string;
    readonly walked: (what: LifeSentence) => string;
    readonly promiseDue: (what: LifeSentence) => string;
    readonly promiseBroken: (what: LifeSentence) => string;
    readonly arrived: (what: LifeSentence) => string;
  };
}

/** What a line of the log is made of. */
export interface LifeSentence {
  readonly label: string;
  readonly place: string;
  readonly minutes: number;
  readonly reason: string;
  readonly need: string;
  /** Those one talks with. */
  readonly people: readonly string[];
}

/** What a line of today's list is made of. */
export type DoneLine = Omit<LifeSentence, 'need' | 'people'> & { readonly time: string };

// An event: one fact that is kept, with the change it made and everyone who witnessed it.
import type { Denial } from '../act/denial.ts';
import type { Json } from '../base/json.ts';
import type { Why } from '../base/why-schema.ts';
import type { Patch } from '../patch/operation.ts';
import type { Pending } from '../world/schema/story.ts';
import type { Command } from './command.ts';

/** What a handler reports: the happening itself, before reactors and witnesses are added. */
export interface Change {
  /** Noun and past: `prop-taken`. */
  readonly type: string;
  readonly patch: Patch;
  readonly actor?: string | undefined;
  readonly target?: string | undefined;
  readonly object?: string | undefined;
  readonly place?: string | undefined;
  readonly denial?: Denial | undefined;
  readonly cause?: string | undefined;
  /** More of it in the words of the package that made it: speech, resolution, scores. */
  readonly detail?: Json | undefined;
  /** Model calls that led here. */
  readonly calls?: readonly string[] | undefined;
  /** Those it is between, when it is not to be seen at any place: they alone know of it. */
  readonly among?: readonly string[] | undefined;
  /** Why whoever did it did it; nobody has a reason for what comes by itself. */
  readonly why?: Why | undefined;
}

/** What is known of an event whatever asked for it. */
export interface EventFacts {
  readonly type: string;
  readonly at: number;
  readonly outcome: 'done' | 'denied';
  readonly patch: Patch;
  readonly witnesses: readonly string[];
  readonly actor?: string;
  readonly target?: string;
  readonly object?: string;
  readonly place?: string;
  readonly denial?: Denial;
  readonly cause?: string;
  readonly detail?: Json;
  readonly calls?: readonly string[];
  readonly why?: Why;
}

/** An event as the step leaves it; the log adds its place and hash. */
export interface EventDraft extends EventFacts {
  readonly command: Command;
}

/** Work to be started after the commit; its answer returns as a command. */
export type Effect = Pending;

// What a viewer holds of a garden, and the messages that keep it in step. Plain JSON with a version.
import type { Audience, Controller, Kind, Language } from '@hakoniwa/stage';
import type { ToldLook } from '@hakoniwa/stage/looks';
import type { SceneShown, SceneTold } from './scene-told.ts';

/** What a watcher is told of, in the order a page offers them. */
export const WATCHED_KINDS = ['speech', 'line', 'episode', 'interrupt', 'happening'] as const;

export const WATCH_VERSION = 1;

/** A need as a line: micropoints, micropoints per minute, and since which moment. */
export type WatchNeed = readonly [value: number, rate: number, since: number];

/** What somebody is doing; a walk is its path and its start, and whoever draws it knows the rest. */
export interface WatchActivity {
  readonly action: string;
  readonly since: number;
  readonly until: number;
  readonly reason?: string;
  readonly path?: readonly string[];
  readonly with?: readonly string[];
}

export interface WatchPerson {
  readonly name: string;
  readonly place: string;
  readonly by: Controller;
  /** How they look, as far as it is told. */
  readonly look?: ToldLook;
  readonly posture?: string;
  readonly status?: readonly string[];
  readonly activity?: WatchActivity;
  /** Inner things: the character's own, or the director's to see. */
  readonly needs?: Readonly<Record<string, WatchNeed>>;
  readonly money?: number;
}

export interface WatchProp {
  readonly name: string;
  readonly kind: Kind;
  /** Exactly one of these says where it is. */
  readonly place?: string;
  readonly heldBy?: string;
  readonly inside?: string;
  readonly state?: readonly string[];
}

export interface WatchPlace {
  readonly name: string;
  /** Ways out with their minutes. */
  readonly exits: readonly (readonly [to: string, minutes: number])[];
  readonly parent?: string;
  readonly zone?: string;
}

/** What a reader may see, by id. */
export interface WatchContents {
  readonly people: Readonly<Record<string, WatchPerson>>;
  readonly props: Readonly<Record<string, WatchProp>>;
  readonly places: Readonly<Record<string, WatchPlace>>;
  readonly weather?: string;
}

/** One thing that was said or happened. */
export interface WatchedHappening {
  readonly seq: number;
  readonly at: number;
  readonly kind: (typeof WATCHED_KINDS)[number];
  readonly who?: string;
  readonly place?: string;
  readonly text: string;
  readonly effects?: Readonly<Record<string, number>>;
}

/** A point of a garden's log. */
export interface WatchPoint {
  readonly branch: string;
  readonly seq: number;
}

/** The whole view: the first message, and what folding gives. */
export interface WatchView extends WatchContents {
  readonly type: 'view';
  readonly version: typeof WATCH_VERSION;
  readonly audience: Audience;
  readonly language: Language;
  readonly point: WatchPoint;
  readonly now: number;
  /** The calendar day the clock's zero falls on. */
  readonly start: string;
  /** Emoji and label by action. */
  readonly actions: Readonly<Record<string, readonly [emoji: string, label: string]>>;
  /** The last things told, the newest at the end. */
  readonly told: readonly WatchedHappening[];
  /** The log of a scene, for the director and whoever looks through a character's eyes. */
  readonly scene?: SceneShown;
}

/** Fields that changed; null where a field is gone. */
export type Fields<T> = { readonly [K in keyof T]?: T[K] | null };

/** Entries that changed by id; null where one is gone. */
export type ChangedEntries<T> = Readonly<Record<string, Fields<T> | null>>;

/** What changed between two points; several commits may be one of these. */
export interface WatchDiff {
  readonly type: 'diff';
  readonly version: typeof WATCH_VERSION;
  readonly from: WatchPoint;
  readonly point: WatchPoint;
  readonly now: number;
  readonly people?: ChangedEntries<WatchPerson>;
  readonly props?: ChangedEntries<WatchProp>;
  readonly places?: ChangedEntries<WatchPlace>;
  readonly weather?: string | null;
  readonly told?: readonly WatchedHappening[];
  /** Things told that were left out, because there were too many at once. */
  readonly missed?: number;
  /** The garden stands elsewhere in its log: what was told before is no longer so. */
  readonly isElsewhere?: true;
  readonly scene?: SceneTold;
}

/** A diff as a command is answered with it: for whom it is; its events are those of the answer. */
export interface AnsweredDiff extends Omit<WatchDiff, 'scene'> {
  readonly audience: Audience;
  readonly scene: Pick<SceneTold, 'change' | 'story'>;
}

export type WatchMessage = WatchView | WatchDiff;

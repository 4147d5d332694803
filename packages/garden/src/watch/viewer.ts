// One viewer of a garden: first the whole view, then what changed, never faster than it can be taken.
import { type LifeConfig, labelOf } from '@hakoniwa/life';
import {
  type SceneShown,
  type SceneTold,
  TOLD_KEPT,
  WATCH_VERSION,
  type WatchDiff,
  type WatchedHappening,
  type WatchMessage,
  type WatchPoint,
  type WatchView,
} from '@hakoniwa/protocol';
import type { Audience, Rulebook, SealedEvent, World } from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import type { Garden, Notice } from '../garden.ts';
import { limits } from '../limits.ts';
import type { Wall } from '../wall.ts';
import { seesAll } from './contents.ts';
import { Differ } from './differ.ts';
import { readsLog, SceneReader } from './scene-reader.ts';
import { toldOf } from './told.ts';
import { touchedPeople } from './touched.ts';

export interface Watching {
  readonly garden: Pick<Garden, 'name' | 'world' | 'head' | 'subscribe'>;
  /** For worlds without daily life: whose words tell of an event. */
  readonly rules?: Rulebook | undefined;
  readonly audience: Audience;
  readonly wall: Wall;
  /** Takes a message and its text; a promise it gives is waited for before the next. */
  readonly send: (text: string, message: WatchMessage) => void | Promise<void>;
  readonly life?: LifeConfig | undefined;
  /** Read for what was told last, and for what a returning viewer has missed. */
  readonly store?: Pick<EventStore, 'read'> | undefined;
  /** The point a returning viewer stands at. */
  readonly since?: WatchPoint | undefined;
  /** Whether every line of the activity log is told too. */
  readonly isTellingAll?: boolean | undefined;
  readonly bytesPerSecond?: number | undefined;
}

/** What was read before the first message. */
export interface ViewerStart {
  readonly told: readonly WatchedHappening[];
  /** Whom a returning viewer must be told of, when that is enough. */
  readonly touched?: ReadonlySet<string>;
  /** The last events of the log. */
  readonly last?: readonly SealedEvent[];
  /** The place in it from which on a returning reader of a scene is told every event. */
  readonly from?: number;
}

/** Keeps one reader's view in step with a garden. */
export class Viewer {
  readonly #watching: Watching;
  readonly #leave: () => void;
  /** People whose changes are still to be sent, each with the point up to which all is known of them; oldest first. */
  readonly #touched = new Map<string, WatchPoint>();
  readonly #differ: Differ;
  readonly #scene: SceneReader | undefined;
  #point: WatchPoint;
  /** The last world that was committed and told to us, with its point. */
  #latest: { readonly world: World; readonly point: WatchPoint };
  #told: WatchedHappening[] = [];
  #missed = 0;
  #shownAt: number;
  #isElsewhere = false;
  /** Something was heard that is not yet shown. */
  #isBehind = false;
  #isWaiting = false;
  #freeAt = 0;
  /** Calls off what is to be shown later. */
  #forget: () => void = () => undefined;
  #isClosed = false;
  /** Bytes sent so far. */
  bytes = 0;

  constructor(watching: Watching, first: ViewerStart) {
    this.#watching = watching;
    const { garden, audience, since, life, rules } = watching;
    const { world } = garden;
    this.#differ = new Differ(audience, world);
    this.#scene =
      !life && rules && readsLog(audience)
        ? new SceneReader({ rules, audience }, { world, last: first.last })
        : undefined;
    this.#point = { branch: garden.head.branch, seq: garden.head.seq };
    this.#latest = { world: garden.world, point: this.#point };
    this.#shownAt = watching.wall.now();
    this.#leave = garden.subscribe((notice) => this.#hear(notice));
    const { touched } = first;
    this.#send(since && touched ? this.#missedSince(since, first, touched) : this.#whole(first));
  }

  /** Stops watching. */
  close(): void {
    this.#isClosed = true;
    this.#forget();
    this.#leave();
  }

  #whole(first: ViewerStart): WatchView {
    const { garden, audience, life } = this.#watching;
    const { world } = garden;
    const actions = [...(life?.actions.values() ?? [])].map((action) => [
      action.id,
      [action.emoji, labelOf(action, world.language)],
    ]);
    return {
      type: 'view',
      version: WATCH_VERSION,
      audience,
      language: world.language,
      point: this.#point,
      now: world.clock.now,
      start: world.clock.start,
      actions: Object.fromEntries(actions),
      ...this.#differ.shown,
      told: first.told,
      ...(this.#scene ? { scene: this.#shown(this.#scene, first) } : {}),
    };
  }

  /** A scene as its reader has it now. */
  #shown(scene: SceneReader, { last = [], from }: ViewerStart): SceneShown {
    const { garden } = this.#watching;
    const since = from ?? garden.head.seq;
    return scene.shown(garden.world, { since, missed: last.filter(({ seq }) => seq > since) });
  }

  /** The same as news for one who comes back; without its events when there are too many. */
  #returned(scene: SceneReader, first: ViewerStart): SceneTold {
    const { view: whole, since: _, events, ...rest } = this.#shown(scene, first);
    return { whole, ...rest, ...(first.from === undefined ? {} : { events }) };
  }

  /** A returning viewer gets those who were touched, whole; what it still has of them is overwritten. */
  #missedSince(from: WatchPoint, first: ViewerStart, touched: ReadonlySet<string>): WatchDiff {
    const { people, weather } = this.#differ.shown;
    const changed = [...touched].map((id) => {
      const person = people[id];
      return [id, person ? { posture: null, status: null, activity: null, ...person } : null];
    });
    return {
      type: 'diff',
      version: WATCH_VERSION,
      from,
      point: this.#point,
      now: this.#watching.garden.world.clock.now,
      people: Object.fromEntries(changed),
      weather: weather ?? null,
      told: first.told,
      ...(this.#scene ? { scene: this.#returned(this.#scene, first) } : {}),
    };
  }

  #hear(notice: Notice): void {
    if (notice.type === 'moved') {
      const { head, world } = notice;
      this.#latest = { world, point: { branch: head.branch, seq: head.seq } };
      this.#isElsewhere = true;
      this.#told = [];
      this.#missed = 0;
      this.#scene?.leave();
    } else {
      const { events, world } = notice.submitted;
      const last = events.at(-1);
      if (!last) return;
      this.#scene?.hear(notice.submitted);
      this.#latest = { world, point: { branch: last.branch, seq: last.seq } };
      for (const event of events) {
        this.#touch(event);
        this.#tell(event, notice.submitted.before);
      }
    }
    this.#isBehind = true;
    this.#arrange();
  }

  #touch(event: SealedEvent): void {
    const { branch, seq } = event;
    for (const id of touchedPeople(event))
      if (!this.#touched.has(id)) this.#touched.set(id, { branch, seq: seq - 1 });
  }

  /** `before`: the world in which what was used up still has its name. */
  #tell(event: SealedEvent, before: World): void {
    const { audience, life, rules, garden, isTellingAll } = this.#watching;
    const world = life ? garden.world : before;
    const told = toldOf({ audience, life, rules, isAll: isTellingAll }, { world, event });
    this.#told.push(...told);
    while (this.#told.length > TOLD_KEPT) {
      this.#told.shift();
      this.#missed += 1;
    }
  }

  /** What a group of commits brought is sent at once, or as soon as the viewer may have more. */
  #arrange(): void {
    if (this.#isWaiting || this.#isClosed) return;
    this.#isWaiting = true;
    const delayMs = this.#freeAt - this.#watching.wall.now();
    if (delayMs > 0) this.#forget = this.#watching.wall.after(delayMs, () => this.#show());
    else queueMicrotask(() => this.#show());
  }

  #show(): void {
    this.#isWaiting = false;
    if (this.#isClosed) return;
    this.#isBehind = false;
    const from = this.#point;
    const { world } = this.#latest;
    const isElsewhere = this.#isElsewhere;
    if (isElsewhere) this.#touched.clear();
    const changed = this.#differ.to(world, isElsewhere ? 'all' : this.#nextTouched());
    // Who comes back from here is told of those who still wait to be shown.
    const [waiting] = this.#touched.values();
    this.#point = waiting ?? this.#latest.point;
    this.#isElsewhere = false;
    this.#send({
      type: 'diff',
      version: WATCH_VERSION,
      from,
      point: this.#point,
      now: world.clock.now,
      ...changed,
      ...this.#news(),
      ...(isElsewhere ? { isElsewhere } : {}),
      ...(this.#scene ? { scene: this.#scene.to(world) } : {}),
    });
    if (waiting) this.#arrange();
  }

  /** Those whose turn it is to be shown: in a large town not all at once, so that something moves all the time. */
  #nextTouched(): ReadonlySet<string> {
    const isWhole = !seesAll(this.#watching.audience);
    const most = isWhole ? Number.POSITIVE_INFINITY : limits.viewerPeople;
    const next = new Set<string>();
    for (const id of this.#touched.keys()) {
      if (next.size >= most) break;
      next.add(id);
      this.#touched.delete(id);
    }
    return next;
  }

  /** What was told since the last message, as much of it as can be read in that time. */
  #news(): Pick<WatchDiff, 'told' | 'missed'> {
    const now = this.#watching.wall.now();
    const readable = Math.ceil(((now - this.#shownAt) / 1_000) * limits.viewerToldPerSecond);
    const told = this.#told.slice(-Math.max(limits.viewerToldPerSecond, readable));
    const missed = this.#missed + this.#told.length - told.length;
    this.#shownAt = now;
    this.#told = [];
    this.#missed = 0;
    return { ...(told.length > 0 ? { told } : {}), ...(missed > 0 ? { missed } : {}) };
  }

  #send(message: WatchMessage): void {
    const { send, wall, bytesPerSecond = limits.viewerBytesPerSecond } = this.#watching;
    const text = JSON.stringify(message);
    const bytes = Buffer.byteLength(text);
    this.bytes += bytes;
    // The first view is what a viewer waits for: it does not hold back what follows.
    const pauseMs = message.type === 'view' ? 0 : (bytes / bytesPerSecond) * 1_000;
    this.#freeAt = Math.max(this.#freeAt, wall.now()) + pauseMs;
    const taken = send(text, message);
    if (taken) this.#waitFor(taken);
  }

  /** A slow reader gets fewer, larger messages; one that fails is let go. */
  #waitFor(taken: Promise<void>): void {
    this.#isWaiting = true;
    taken.then(
      () => {
        this.#isWaiting = false;
        if (this.#isBehind || this.#touched.size > 0) this.#arrange();
      },
      () => this.close(),
    );
  }
}

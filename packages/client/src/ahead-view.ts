// A view told by a stream, and what answers told ahead of it: each change is shown once, whichever brings it first.
import {
  type AnsweredDiff,
  foldWatch,
  type SubmitAnswer,
  WATCH_VERSION,
  type WatchDiff,
  type WatchMessage,
  type WatchView,
} from '@hakoniwa/protocol';

/** Answers that may wait for what is told before them: more were lost on the way, or their garden has gone elsewhere. */
const ANSWERS_KEPT = 8;
/** Views that are kept: an answer begins where its command did, and the stream may have told of some of it by then. */
const VIEWS_KEPT = 8;

export class AheadView {
  #told: WatchView | undefined;
  /** What is shown: as the stream told it, or further. */
  #shown: WatchView | undefined;
  /** What was shown last, the newest at the end. */
  #past: WatchView[] = [];
  #waiting: readonly WatchDiff[] = [];

  /** What the stream told so far: the point from which on it must go on. */
  get told(): WatchView | undefined {
    return this.#told;
  }

  forget(): void {
    this.#told = undefined;
    this.#shown = undefined;
    this.#leave();
  }

  #leave(): void {
    this.#past = [];
    this.#waiting = [];
  }

  /** The view after a message of the stream; undefined when one was lost. */
  fold(message: WatchMessage): WatchView | undefined {
    const isKnown = message.version === WATCH_VERSION;
    const view = isKnown ? foldWatch(this.#told, message) : undefined;
    if (!view) return undefined;
    this.#told = view;
    const isAnew = message.type === 'view' || message.isElsewhere === true;
    if (isAnew) this.#leave();
    // What was shown ahead of the stream stays until the stream has come as far.
    const shown = isAnew || hasPassed(view, this.#shown?.point) ? undefined : this.#shown;
    return this.#goOn(shown ?? view);
  }

  /** The view with what an answer tells; undefined when there is nothing to show. */
  answered({ change, events }: SubmitAnswer): WatchView | undefined {
    const view = this.#shown;
    if (!view || !change || !isFor(change, view) || hasPassed(view, change.point)) return undefined;
    const { audience: _, ...diff } = change;
    const scene = { ...change.scene, events };
    this.#waiting = [...this.#waiting, { ...diff, scene }].slice(-ANSWERS_KEPT);
    return this.#goOn(view);
  }

  /** Answers may come in another order than what they tell of. */
  #goOn(from: WatchView): WatchView {
    this.#past.push(from);
    let view = from;
    for (const diff of this.#waiting.toSorted((a, b) => a.point.seq - b.point.seq)) {
      const base = this.#past.findLast((one) => isAt(one, diff.from));
      const next = hasPassed(view, diff.point) ? undefined : foldWatch(base, diff);
      if (next) this.#past.push(next);
      view = next ?? view;
    }
    this.#past = this.#past.slice(-VIEWS_KEPT);
    this.#waiting = this.#waiting.filter(({ point }) => !hasPassed(view, point));
    this.#shown = view;
    return view;
  }
}

function isAt({ point }: WatchView, other: WatchView['point']): boolean {
  return point.branch === other.branch && point.seq === other.seq;
}

function hasPassed({ point }: WatchView, other: WatchView['point'] | undefined): boolean {
  return point.branch === other?.branch && point.seq >= other.seq;
}

/** What another reader may see is not this one's to show. */
function isFor({ audience, version }: AnsweredDiff, view: WatchView): boolean {
  return version === WATCH_VERSION && JSON.stringify(audience) === JSON.stringify(view.audience);
}

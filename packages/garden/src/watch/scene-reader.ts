// One reader of a scene: hears every event in full, and is told what it changed of their view and of the story.
import {
  SCENE_EVENTS_KEPT,
  type SceneShown,
  type SceneTold,
  type Story,
  viewChange,
  type WireEvent,
} from '@hakoniwa/protocol';
import type { Audience, Rulebook, SealedEvent, View, World } from '@hakoniwa/stage';
import type { Submitted } from '../garden.ts';
import { shownView } from './shown-view.ts';
import { hasWords, storyOf } from './story-of.ts';
import { wireEvent } from './wire-event.ts';

interface Reading {
  readonly rules: Rulebook;
  readonly audience: Audience;
}

/** Where a reader begins. */
interface Beginning {
  readonly world: World;
  /** The last events of the log, by which the story is told; unknown when left out. */
  readonly last?: readonly SealedEvent[] | undefined;
}

/** Everybody looks at the map; who looks through a character's eyes or directs reads the log as well. */
export function readsLog({ as }: Audience): boolean {
  return as !== 'public';
}

export class SceneReader {
  readonly #reading: Reading;
  #view: View;
  /** Undefined when there was too much to be told at once. */
  #heard: WireEvent[] | undefined = [];
  /** The events with the last words; undefined when nobody knows them. */
  #last: readonly SealedEvent[] | undefined;
  #story: string | undefined;

  constructor(reading: Reading, { world, last }: Beginning) {
    this.#reading = reading;
    this.#view = shownView(reading, world);
    this.#last = last;
  }

  /** All that the reader has now, with what was missed since a place in the log. */
  shown(world: World, { since, missed }: { since: number; missed: readonly SealedEvent[] }) {
    const events = missed.flatMap((event) => this.#wire(event, world));
    return { view: this.#view, ...this.#news(world), since, events } satisfies SceneShown;
  }

  hear({ events, before }: Pick<Submitted, 'events' | 'before'>): void {
    if (hasWords(events)) this.#last = events;
    this.#heard?.push(...events.flatMap((event) => this.#wire(event, before)));
    if ((this.#heard?.length ?? 0) > SCENE_EVENTS_KEPT) this.#heard = undefined;
  }

  /** The garden stands elsewhere in its log: what was heard is no longer so. */
  leave(): void {
    this.#last = undefined;
    this.#heard = undefined;
  }

  /** What the reader must be told to be where a world is. */
  to(world: World): SceneTold {
    const view = shownView(this.#reading, world);
    const change = viewChange(this.#view, view);
    const events = this.#heard;
    this.#view = view;
    this.#heard = [];
    return {
      ...(events ? { events } : {}),
      ...(Object.keys(change).length > 0 ? { change } : {}),
      ...this.#news(world),
    };
  }

  /** The story, where it is another than was told. */
  #news(world: World): { story?: Story | null } {
    const { audience, rules } = this.#reading;
    if (audience.as !== 'director') return {};
    const story = this.#last ? storyOf({ rules, world, events: this.#last }) : null;
    const text = JSON.stringify(story);
    if (text === this.#story) return {};
    this.#story = text;
    return { story };
  }

  #wire(event: SealedEvent, world: World): readonly WireEvent[] {
    const told = wireEvent({ ...this.#reading, world }, event);
    return told ? [told] : [];
  }
}

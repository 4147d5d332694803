// An account of its own of what everybody has witnessed or seen, kept apart from beliefs and memories.
import type { Submitted } from '@hakoniwa/garden';
import {
  beliefsOf,
  isJsonObject,
  isShut,
  type Prop,
  type SealedEvent,
  type World,
} from '@hakoniwa/stage';
import { MARKER, type MarkedWorld } from './marked-world.ts';

export class Witnessed {
  readonly #marked: MarkedWorld;
  readonly #known = new Map<string, Set<string>>();
  readonly #all = new Set<string>();

  constructor(marked: MarkedWorld) {
    this.#marked = marked;
    for (const marks of marked.props.values()) for (const one of marks) this.#all.add(one);
    for (const { id } of marked.world.characters.values())
      this.#learn(
        id,
        [marked.inner.get(id) ?? '', JSON.stringify(beliefsOf(marked.world, id))].join(),
      );
    // Who believes something of a thing from the beginning knows what it is called.
    for (const { id } of marked.world.characters.values())
      for (const { about } of beliefsOf(marked.world, id))
        this.#learn(id, (marked.props.get(about.replace('props/', '')) ?? []).slice(0, 3).join());
    this.#look(marked.world);
  }

  /** Takes in what was committed: events for their witnesses, and what is now before all eyes. */
  take({ events, world }: Submitted): void {
    for (const event of events) {
      const words = wordsOf(event);
      for (const one of words.match(MARKER) ?? []) this.#all.add(one);
      for (const one of thoughtOf(event).match(MARKER) ?? []) this.#all.add(one);
      for (const id of event.witnesses) this.#learn(id, words);
    }
    this.#look(world);
  }

  /** Whether a character has come across a marker. */
  knows(id: string, marker: string): boolean {
    return this.#known.get(id)?.has(marker) ?? false;
  }

  /** How many markers at least one of them never came across. */
  secrets(cast: readonly string[]): number {
    return [...this.#all].filter((marker) => cast.some((id) => !this.knows(id, marker))).length;
  }

  #look(world: World): void {
    for (const { id, place } of world.characters.values()) {
      this.#learn(id, this.#marked.places.get(place) ?? '');
      for (const prop of world.props.values())
        if (isSeenFrom(world, place, prop))
          this.#learn(id, (this.#marked.props.get(prop.id) ?? []).join());
      for (const happening of world.happenings.values())
        if (happening.place === undefined || happening.place === place)
          this.#learn(id, happening.text);
    }
  }

  #learn(id: string, text: string): void {
    const known = this.#known.get(id) ?? new Set();
    this.#known.set(id, known);
    for (const marker of text.match(MARKER) ?? []) known.add(marker);
  }
}

/** What could be heard of an event. */
function wordsOf({ detail }: SealedEvent): string {
  const { speech, text } = isJsonObject(detail) ? detail : {};
  return [speech, text].filter((words) => typeof words === 'string').join(' ');
}

function thoughtOf({ command }: SealedEvent): string {
  return command?.type === 'perform' ? (command.thought ?? '') : '';
}

/** Here, not hidden, and in nothing that is shut or hidden. */
function isSeenFrom(world: World, place: string, prop: Prop): boolean {
  if (prop.hidden) return false;
  if ('place' in prop.at) return prop.at.place === place;
  if ('holder' in prop.at) return world.characters.get(prop.at.holder)?.place === place;
  const container = world.props.get(prop.at.inside);
  return container !== undefined && !isShut(container) && isSeenFrom(world, place, container);
}

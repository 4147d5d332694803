// A document being patched: each container is copied once, when it is first changed, and frozen at the end.
import { type Json, setOwn } from '../base/json.ts';

type Own = Json[] | Record<string, Json>;

/** Never touches what it was given; whoever holds the old document keeps it as it was. */
export class Draft {
  #document: Json;
  readonly #own: Json[] = [];

  constructor(document: Json) {
    this.#document = document;
  }

  /** The document with everything done so far; it may still change. */
  get document(): Json {
    return this.#document;
  }

  /** Sets the value at steps whose containers are there. */
  set(steps: readonly string[], value: Json): void {
    const last = steps.at(-1);
    if (last === undefined) this.#document = value;
    else setOwn(this.open(steps.slice(0, -1)), last, value);
  }

  /** The container at steps, ours to change. */
  open(steps: readonly string[]): Own {
    let container = this.#owned(this.#document);
    this.#document = container;
    for (const step of steps) {
      const inner = this.#owned((container as Record<string, Json>)[step] as Json);
      setOwn(container, step, inner);
      container = inner;
    }
    return container;
  }

  /** Drops the field at steps; the object is built anew, for one that lost a field is slow ever after. */
  drop(steps: readonly string[]): void {
    const key = steps.at(-1) ?? '';
    const { [key]: _gone, ...rest } = this.#at(steps.slice(0, -1)) as Record<string, Json>;
    this.#own.push(rest);
    this.set(steps.slice(0, -1), rest);
  }

  /** The finished document: nothing in it changes any more. */
  close(): Json {
    for (let i = 0; i < this.#own.length; i++) Object.freeze(this.#own[i]);
    this.#own.length = 0;
    return this.#document;
  }

  #at(steps: readonly string[]): Json {
    let value = this.#document;
    for (const step of steps) value = (value as Record<string, Json>)[step] as Json;
    return value;
  }

  #owned(container: Json): Own {
    if (this.#own.includes(container)) return container as Own;
    const copy = (
      Array.isArray(container) ? container.slice() : { ...(container as object) }
    ) as Own;
    this.#own.push(copy);
    return copy;
  }
}

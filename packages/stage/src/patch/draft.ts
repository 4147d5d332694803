// A document being patched: each container is copied once, when it is first changed, and frozen at the end.
import { type Json, setOwn } from '../base/json.ts';

/** The steps of a path, and the first of them that lies inside the document. */
export interface PatchWay {
  readonly steps: readonly string[];
  readonly from: number;
}

type Own = Json[] | Record<string, Json>;

/** Never touches what it was given; whoever holds the old document keeps it as it was. */
export class DocumentDraft {
  #document: Json;
  readonly #own: Json[] = [];

  constructor(document: Json) {
    this.#document = document;
  }

  /** The document with everything done so far; it may still change. */
  get document(): Json {
    return this.#document;
  }

  /** Sets the value at the end of a way whose containers are there. */
  set(way: PatchWay, value: Json): void {
    if (way.steps.length === way.from) this.#document = value;
    else setOwn(this.open(way), { key: way.steps[way.steps.length - 1] as string, value });
  }

  /** The container in which a way ends, ours to change. */
  open({ steps, from }: PatchWay): Own {
    let container = this.#owned(this.#document);
    this.#document = container;
    for (let depth = from; depth < steps.length - 1; depth++) {
      const step = steps[depth] as string;
      const inner = this.#owned((container as Record<string, Json>)[step] as Json);
      setOwn(container, { key: step, value: inner });
      container = inner;
    }
    return container;
  }

  /** Drops the field at the end of a way; the object is built anew, for one that lost a field is slow ever after. */
  drop({ steps, from }: PatchWay): void {
    const key = steps[steps.length - 1] ?? '';
    const parent = { steps: steps.slice(0, -1), from };
    const { [key]: _gone, ...rest } = this.#at(parent) as Record<string, Json>;
    this.#own.push(rest);
    this.set(parent, rest);
  }

  /** The finished document: nothing in it changes any more. */
  close(): Json {
    for (let i = 0; i < this.#own.length; i++) Object.freeze(this.#own[i]);
    this.#own.length = 0;
    return this.#document;
  }

  #at({ steps, from }: PatchWay): Json {
    let value = this.#document;
    for (let depth = from; depth < steps.length; depth++)
      value = (value as Record<string, Json>)[steps[depth] as string] as Json;
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

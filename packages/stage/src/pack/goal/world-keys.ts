// Tells worlds apart during a search: by their props, people and flags, each entity numbered once.
import { canonicalJson } from '../../base/canonical.ts';
import type { Json } from '../../base/json.ts';
import type { World } from '../../world/world.ts';

/**
 * The state hash would do the same, but it is made to last and costs many times more; a search
 * asks for a key at every act it tries. What was noticed or counted makes no other world.
 */
export class WorldKeys {
  readonly #byEntity = new WeakMap<object, number>();
  readonly #byText = new Map<string, number>();

  /** Equal for worlds in which the same acts lead to the same things. */
  keyOf(world: World): string {
    const numbers: (string | number)[] = [];
    for (const table of [world.props, world.characters])
      for (const entity of table.values()) numbers.push(this.#numberOf(entity));
    for (const [name, value] of world.flags.entries()) numbers.push(name, canonicalJson(value));
    return numbers.join();
  }

  #numberOf(entity: object): number {
    const known = this.#byEntity.get(entity);
    if (known !== undefined) return known;
    const text = canonicalJson(entity as Json);
    const number = this.#byText.get(text) ?? this.#byText.size;
    this.#byText.set(text, number);
    this.#byEntity.set(entity, number);
    return number;
  }
}

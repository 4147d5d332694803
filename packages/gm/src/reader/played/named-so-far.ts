// What a text has named so far: what it, them, her and left-out objects mean.
import { type CharacterId, characterId } from '@hakoniwa/stage';
import type { Noun } from '../../language/types.ts';
import { peopleHere, type Speaking } from '../given-words.ts';
import { mentionsIn } from '../mentions.ts';
import type { DeedRoles } from '../reading.ts';

/** Verbs that are done to what was worked on last, not to what was put there. */
const ON_WORKS: ReadonlySet<string> = new Set([
  ...['switch-on', 'switch-off', 'open', 'close', 'lock', 'unlock'],
]);

/** The things and people of a text in the order in which they were named. */
export class NamedSoFar {
  readonly #of: Speaking;
  #thing: Noun | undefined;
  #holder: Noun | undefined;
  #person: CharacterId | undefined;

  constructor(of: Speaking) {
    this.#of = of;
  }

  /** Notes what a deed was done to and where; pronouns name nothing new. */
  noteRoles({ object, target, from, to }: DeedRoles): void {
    const isThing = (noun: Noun | undefined): noun is Noun =>
      noun !== undefined && !noun.pronoun && !noun.indefinite && !noun.person && !noun.body;
    const thing = [object, from, to].find(isThing);
    const holder = isThing(target) ? target : undefined;
    // Knobs, snow and decks do not come between a thing of the world and its pronoun.
    const isBetween = ![thing, holder].some((noun) => this.#isProp(noun));
    if (isBetween && this.#isProp(this.#thing)) return;
    if (thing) {
      this.#thing = thing;
      this.#holder = holder;
    } else if (holder) {
      this.#thing = holder;
      this.#holder = holder;
    }
  }

  #isProp(noun: Noun | undefined): boolean {
    if (!noun) return false;
    const words = `${noun.text} ${noun.head}`.normalize('NFKC').toLowerCase();
    return mentionsIn(this.#of.names, words).some(({ props }) => props.length > 0);
  }

  /** Notes who is named in some words. */
  notePeople(words: string): void {
    const named = mentionsIn(this.#of.names, words.normalize('NFKC').toLowerCase());
    const last = named.findLast(({ people }) => people.some((id) => id !== this.#of.speaker));
    const [id] = last?.people ?? [];
    if (id !== undefined) this.#person = characterId(id);
  }

  /** Notes the last thing that is spoken of. */
  noteThings(words: string): void {
    const named = mentionsIn(this.#of.names, words.normalize('NFKC').toLowerCase());
    const name = named.findLast(({ props }) => props.length > 0)?.name;
    if (name !== undefined) this.noteRoles({ object: { text: name, head: name, modifiers: [] } });
  }

  /** What a pronoun or an object left out stands for. */
  thingFor(verb: string): Noun | undefined {
    return ON_WORKS.has(verb) ? (this.#holder ?? this.#thing) : this.#thing;
  }

  /** Whoever he, she or you is: the last one named, else the only one here. */
  get person(): CharacterId | undefined {
    if (this.#person !== undefined) return this.#person;
    const [only, other] = peopleHere(this.#of);
    return only === undefined || other !== undefined ? undefined : characterId(only);
  }
}

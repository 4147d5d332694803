// What one thing, person or place can be called by, in all the forms that names are compared in.
import type { Character, EntityType, Place, Prop } from '@hakoniwa/stage';
import { foldName, foldWords } from './fold.ts';

/** Something that has names, wherever it is. */
export interface Called {
  readonly type: EntityType;
  readonly id: string;
  readonly name: string;
  /** The name, folded. */
  readonly folded: string;
  /** Aliases, folded. */
  readonly aliases: readonly string[];
  /** Name and aliases with their words apart. */
  readonly spaced: readonly string[];
  /** Aliases that are names of its own (Biscuit the dog), folded: a biscuit does not mean them. */
  readonly proper: readonly string[];
  /** What a prop gives, folded. */
  readonly yields: readonly string[];
}

/** Something that a name can stand for, as one speaker has it around. */
export interface Entity extends Called {
  /** 3 in the speaker's hands, 2 here, 1 elsewhere, 0 hidden. */
  readonly nearness: number;
}

/** What something of a world is called. */
export function calledOf(type: Called['type'], one: Prop | Character | Place): Called {
  return new CalledBy(type, one);
}

const NONE: readonly string[] = [];

/** The names of one thing; those with their words apart are seldom asked for. */
class CalledBy implements Called {
  readonly type: Called['type'];
  readonly id: string;
  readonly name: string;
  readonly folded: string;
  readonly aliases: readonly string[];
  readonly proper: readonly string[];
  readonly yields: readonly string[];
  readonly #others: readonly string[];
  #spaced: readonly string[] | undefined;

  constructor(type: Called['type'], one: Prop | Character | Place) {
    const { id, name, aliases } = one;
    // A name with a note in brackets, 箱(大), is called by its bare part too.
    const bare = withoutNotes(name);
    this.#others = bare !== '' && bare !== name ? [...aliases, bare] : aliases;
    this.type = type;
    this.id = id;
    this.name = name;
    this.folded = foldName(name);
    this.aliases = this.#others.length === 0 ? NONE : this.#others.map(foldName);
    const isOwn = aliases.length > 0 && !/^\p{Lu}/u.test(name);
    this.proper = isOwn
      ? aliases.filter((alias) => /^\p{Lu}\p{Ll}/u.test(alias)).map(foldName)
      : NONE;
    this.yields = 'yields' in one ? (one.yields?.map((made) => foldName(made.name)) ?? NONE) : NONE;
  }

  get spaced(): readonly string[] {
    this.#spaced ??= [this.name, ...this.#others].map(foldWords);
    return this.#spaced;
  }
}

/** Whether two are called the same and give the same, whatever else became of them. */
export function isCalledAlike<T extends Prop | Character | Place>(one: T, other: T): boolean {
  if (one.name !== other.name) return false;
  if (one.aliases !== other.aliases && one.aliases.join('\n') !== other.aliases.join('\n'))
    return false;
  return !('yields' in one || 'yields' in other) || yieldsOf(one) === yieldsOf(other);
}

function yieldsOf(one: Prop | Character | Place): string {
  return 'yields' in one ? (one.yields?.map(({ name }) => name).join('\n') ?? '') : '';
}

/** The same as one speaker has it around. */
export function entityOf(called: Called, nearness: number): Entity {
  const { type, id, name, folded, aliases, spaced, proper, yields } = called;
  return { type, id, name, folded, aliases, spaced, proper, yields, nearness };
}

/** The name without what stands in brackets. */
function withoutNotes(name: string): string {
  let bare = '';
  let from = 0;
  for (let at = 0; at < name.length; at++) {
    if (!OPENS.has(name.charAt(at))) continue;
    const end = closeAfter(name, at);
    // What never closes is part of the name, and so is all that opens after it.
    if (end === undefined) break;
    bare += name.slice(from, at);
    from = end;
    at = end - 1;
  }
  return from === 0 ? name : (bare + name.slice(from)).trim();
}

function closeAfter(name: string, open: number): number | undefined {
  for (let at = open + 1; at < name.length; at++) if (CLOSES.has(name.charAt(at))) return at + 1;
  return undefined;
}

const OPENS: ReadonlySet<string> = new Set('(（[【');
const CLOSES: ReadonlySet<string> = new Set(')）]】');

// How a language puts names together, and in how many ways it writes one.

export interface NameForms {
  /** What a thing may be called by its head and what narrows it, outermost first: コップの水, door to the barn. */
  readonly narrowed: readonly ((head: string, modifiers: readonly string[]) => string)[];
  /** What somebody's thing is called: アユの部屋, Ayu's room. */
  readonly owned: (owner: string, thing: string) => string;
  /** What a door nobody named is called. */
  readonly doorTo: (place: string) => string;
  /** The name without articles and plurals; it comes in small letters. */
  readonly bare?: (name: string) => string;
  /** The one spelling for many; the name comes bare and with its words joined. */
  readonly spelling?: (name: string) => string;
  /** For a script without spaces: where the words in a name begin. */
  readonly unspaced?: UnspacedNames;
}

/** What words a name ends in where no space tells. */
export interface UnspacedNames {
  /** Whether the end of a name is a word of its own: カップ in マグカップ, but not the end of a longer word. */
  readonly isWordAtEnd: (end: string, name: string) => boolean;
  /** Whether a name ends in the word as it sounds behind another: はさみ in 花切りばさみ. */
  readonly isChangedAtEnd: (word: string, name: string) => boolean;
  /** Whether a change of script sets the word off: メモ in 古いメモ. */
  readonly isSetOffAtEnd: (word: string, name: string) => boolean;
}

// What the gauge knows of a language: words that carry no topic, signs of speech, of an assistant and of a refusal.

/** One language as it is spoken, and as an assistant writes in it. */
export interface GaugeWords {
  /** The words of a text that say what it is about. */
  readonly topics: (text: string) => readonly string[];
  /** All words, as far as they can be told apart, for counting. */
  readonly words: (text: string) => readonly string[];
  /** From 0 to 1: how far a text is built like sentences of the language. */
  readonly isBuilt: (text: string) => number;
  /** Signs that somebody speaks to somebody: pronouns, endings, short forms. */
  readonly spoken: RegExp;
  /** A name that does or says something, with what follows it. */
  readonly acting: (name: string) => RegExp;
  /** Words in a usual gesture; more than that shows something. */
  readonly bareGesture: number;
}

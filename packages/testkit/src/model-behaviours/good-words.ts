// What good turns are put together from, in one language.

/** A way to speak: easy, or with distance. */
export type ScriptedVoice = 'casual' | 'polite';

export interface GoodWords {
  readonly gestures: readonly string[];
  readonly voices: Readonly<
    Record<ScriptedVoice, { readonly first: readonly string[]; readonly second: readonly string[] }>
  >;
  readonly thoughts: readonly string[];
}

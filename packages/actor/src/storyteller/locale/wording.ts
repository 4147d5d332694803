// The words for what the storyteller lets happen to what people want, in every language.

export interface BeatWording {
  /** What resisted does so no longer. */
  readonly worksAgain: (thing: string) => string;
  /** Somebody thinks of where something may be. */
  readonly comesToMind: (told: { readonly who: string; readonly thing: string }) => string;
  /** A thing changes by itself. */
  readonly turns: Readonly<Record<'on' | 'off' | 'open' | 'closed', (thing: string) => string>>;
}

// The words for what the storyteller lets happen to what people want, in every language.

/** States a thing can turn to by itself, each from another. */
export const TURNS = { on: 'off', off: 'on', open: 'closed', closed: 'open' } as const;

export interface BeatWording {
  /** What resisted does so no longer. */
  readonly worksAgain: (thing: string) => string;
  /** Somebody thinks of where something may be. */
  readonly comesToMind: (told: { readonly who: string; readonly thing: string }) => string;
  /** A thing changes by itself. */
  readonly turns: Readonly<Record<keyof typeof TURNS, (thing: string) => string>>;
}

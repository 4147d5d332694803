// A typed event as the sifter reads it, and the fields of it that roles can bind.

/** What happened, or was tried and denied; plain JSON. */
export interface SiftEvent {
  readonly seq: number;
  readonly turn: number;
  readonly type: string;
  readonly tags?: readonly string[];
  readonly actor?: string;
  readonly target?: string;
  readonly object?: string;
  readonly place?: string;
  readonly outcome: 'done' | 'denied';
  readonly reason?: string;
  readonly witnesses: readonly string[];
}

/** Fields of an event that a pattern's roles bind. */
export const ROLE_FIELDS = ['actor', 'target', 'object', 'place'] as const;
export type RoleField = (typeof ROLE_FIELDS)[number];

/** Tags the shipped patterns listen for; whoever makes events sets them. */
export const STORY_TAGS = [
  'promise',
  'promise-kept',
  'promise-broken',
  'harm',
  'apology',
  'forgiveness',
  'secret-learned',
  'secret-told',
  'belief-false',
  'belief-corrected',
  'act',
  'give-up',
  'contest-won',
  'contest-lost',
  'transfer',
  'introduced',
  'used',
  'affection',
  'rejection',
  'question',
  'answer',
  'goal-stated',
  'goal-touched',
] as const;

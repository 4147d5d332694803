// A typed event as the sifter reads it, and the fields of it that roles can bind.

/** What happened, or was tried and denied; plain JSON. */
export interface SiftEvent {
  readonly seq: number;
  /** When it happened, in milliseconds of world time. */
  readonly at: number;
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

// The sentences in which a character remembers, in every language.
import type { InsightKind } from '../insight.ts';

/** What an insight is told with: names, and how long ago it was. */
export interface InsightParts {
  readonly about: string;
  readonly thing: string;
  /** `昨日`, `yesterday`. */
  readonly when: string;
  /** Whether failure is information to the one who remembers. */
  readonly isGrowing: boolean;
}

export interface MemoryWording {
  readonly insight: Readonly<Record<InsightKind, (parts: InsightParts) => string>>;
  /** An act that was refused. */
  readonly vain: (actor: string, act: string) => string;
  readonly daysAgo: (days: number) => string;
  readonly promiseDue: (owner: string, promise: string) => string;
  readonly promiseBroken: (owner: string, toward: string, promise: string) => string;
  /** A promise that stands open, as a prompt lists it. */
  readonly promise: (parts: {
    readonly owner: string;
    readonly toward: string;
    readonly promise: string;
    readonly due: string;
  }) => string;
  /** When something is due: the day from today, and the hour. */
  readonly due: (days: number, clock: string) => string;
}

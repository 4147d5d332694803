// The words a mind is asked with about daily life, in every language.

export interface LifeMindWording {
  /** What holds in every question; the same for all, so that servers can keep it. */
  readonly town: string;
  /** How a decision is asked for. */
  readonly rules: string;
  /** How a line of a talk is asked for. */
  readonly line: string;
  /** How an episode is asked for; the needs it may move are named by id. */
  readonly episode: (needs: string) => string;
  readonly talk: (of: {
    clock: string;
    place: string;
    to: string;
    affinity: number;
    others: readonly string[];
    goal: string;
  }) => string;
  readonly heard: (lines: string) => string;
  readonly noWordYet: string;
  readonly turn: (of: { turn: number; turns: number }) => string;
  readonly justDone: (of: { clock: string; place: string; label: string }) => string;
  readonly weather: (weather: string) => string;
  readonly person: (of: {
    name: string;
    description: string;
    traits: string;
    values: string;
  }) => string;
  readonly trait: Readonly<Record<string, string>>;
  readonly work: (jobs: string) => string;
  readonly plan: (entries: string) => string;
  readonly today: (entries: string) => string;
  readonly done: (of: { clock: string; label: string; place: string; minutes: number }) => string;
  readonly now: (of: { clock: string; place: string; money: number }) => string;
  readonly needs: (entries: string) => string;
  readonly need: Readonly<Record<string, string>>;
  readonly company: (names: string) => string;
  readonly options: (entries: string) => string;
  readonly option: (of: { id: string; label: string; min: number; max: number }) => string;
  readonly facility: (of: {
    id: string;
    name: string;
    cost: number;
    quality: number;
    maps: number;
    /** When it opens, while it is closed. */
    opens?: string | undefined;
  }) => string;
  readonly due: (what: string) => string;
  readonly none: string;
}

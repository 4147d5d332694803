// Story points: what turns cost and what days bring. An allowance of turns, never power in the world.

export interface SpRules {
  readonly start: number;
  readonly choice: number;
  readonly custom: number;
  readonly daily: number;
}

export const SP_RULES: SpRules = { start: 50, choice: 1, custom: 3, daily: 10 };

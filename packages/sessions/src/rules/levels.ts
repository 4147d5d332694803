// Levels: how much experience each takes, and what it brings.

export interface Growth {
  readonly level: number;
  readonly exp: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly mp: number;
  readonly maxMp: number;
}

const LEVEL = { most: 100, expPerLevel: 100, hp: 10, mp: 5 } as const;

/** Experience at which a level is left for the next. */
export function nextLevelAt(level: number): number {
  return level * LEVEL.expPerLevel;
}

/** Somebody after gaining experience; each level gained heals altogether. */
export function grown<G extends Growth>(before: G, gained: number): G {
  let { level, exp, hp, maxHp, mp, maxMp } = { ...before, exp: before.exp + gained };
  while (level < LEVEL.most && exp >= nextLevelAt(level)) {
    exp -= nextLevelAt(level);
    level += 1;
    maxHp += LEVEL.hp;
    maxMp += LEVEL.mp;
    hp = maxHp;
    mp = maxMp;
  }
  return { ...before, level, exp, hp, maxHp, mp, maxMp };
}

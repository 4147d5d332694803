// A small fair fight: blows by plain numbers, a little chance, nobody dies.

export interface Fighter {
  readonly attack: number;
  readonly defence: number;
  readonly agility: number;
}

/** The damage of a blow; `chance` is from 0 up to 1. */
export function blow(
  from: Pick<Fighter, 'attack'>,
  { to, chance }: { readonly to: Pick<Fighter, 'defence'>; readonly chance: number },
): number {
  const plain = Math.max(1, from.attack - to.defence / 2);
  return Math.max(1, Math.round(plain * (0.8 + 0.4 * chance)));
}

/** How likely getting away is, in percent: even, better for the quick and with the right thing. */
export function escapePercent(
  self: Fighter,
  { enemies, bonus }: { readonly enemies: readonly Fighter[]; readonly bonus: number },
): number {
  const fastest = Math.max(0, ...enemies.map(({ agility }) => agility));
  const quicker = self.agility > fastest ? 20 : 0;
  return Math.min(95, Math.max(5, 50 + quicker + bonus));
}

/** What is left after a defeat: one wakes up, somewhere safe. */
export const AFTER_DEFEAT_HP_PERCENT = 30;

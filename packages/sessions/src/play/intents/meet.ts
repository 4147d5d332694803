// An encounter begins.
import type { PlayTurn } from '../turn.ts';

/** Sets an encounter in the player's way. */
export function meet(turn: PlayTurn, id: string): void {
  const encounter = turn.scene.campaign.encounters.get(id);
  if (!encounter) return;
  const enemies = encounter.enemies.map(({ hp }) => ({ hp, maxHp: hp }));
  turn.change({ encounter: { id, enemies, rounds: 0 } });
  turn.happen('encounter.begun', id);
  turn.tell(turn.scene.text(encounter.text));
}

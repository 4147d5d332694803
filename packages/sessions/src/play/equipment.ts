// How somebody fights with what they carry: the best weapon, armour and accessory in the bag count.
import type { Fighter } from '../rules/battle.ts';
import type { PlayTurn } from './turn.ts';

const WORN = ['weapon', 'armour', 'accessory'] as const;

/** The player's strength with what is worn. */
export function worn(turn: PlayTurn): Fighter {
  const { items } = turn.scene.campaign.session;
  const carried = Object.keys(turn.state.items).flatMap((id) => items[id] ?? []);
  const { attack, defence, agility } = turn.state;
  const best = (key: 'attack' | 'defence' | 'agility') =>
    WORN.reduce((sum, type) => {
      const gains = carried
        .filter((item) => item.type === type)
        .map(({ effects }) => effects?.[key] ?? 0);
      return sum + Math.max(0, ...gains);
    }, 0);
  return {
    attack: attack + best('attack'),
    defence: defence + best('defence'),
    agility: agility + best('agility'),
  };
}

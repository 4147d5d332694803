// While something stands in the way, words are read as what one does about it.
import type { PlayIntent } from '../intent.ts';
import { standing } from '../intents/fight.ts';
import { itemNamed } from './item-named.ts';
import { shareOfPairs } from './likeness.ts';
import type { ReadingText } from './reading-text.ts';
import { skillNamed } from './skill-intent.ts';

/** Words so much alike mean the same way out. */
const ALIKE = 0.5;

export function fightIntent({ turn, text, wants }: ReadingText): PlayIntent | undefined {
  const fight = standing(turn);
  if (!fight) return undefined;
  const ways = fight.sheet.waysOut
    .map(({ id, text: label }) => ({ id, alike: shareOfPairs(turn.scene.text(label), text) }))
    .sort((a, b) => b.alike - a.alike);
  if (ways[0] && ways[0].alike >= ALIKE) return { do: 'way', way: ways[0].id };
  const item = wants('use') ? itemNamed(turn, text) : undefined;
  if (item !== undefined) return { do: 'item', item };
  if (wants('flee')) return { do: 'flee' };
  const skill = skillNamed(turn, text);
  if (wants('attack') || skill !== undefined)
    return { do: 'attack', ...(skill === undefined ? {} : { skill }) };
  return { do: 'guard' };
}

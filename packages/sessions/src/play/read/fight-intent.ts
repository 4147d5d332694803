// While something stands in the way, words are read as what one does about it.
import { lengthOfNameIn } from '@hakoniwa/gm';
import type { Localised } from '@hakoniwa/stage';
import type { PlayIntent } from '../intent.ts';
import { standing } from '../intents/fight.ts';
import type { PlayTurn } from '../turn.ts';
import { itemNamed } from './item-named.ts';
import { shareOfPairs } from './likeness.ts';
import type { ReadingText } from './reading-text.ts';
import { skillNamed } from './skill-intent.ts';

/** Words so much alike mean the same way out. */
const ALIKE = 0.5;

export function fightIntent(reading: ReadingText): PlayIntent | undefined {
  const { turn, text, wants } = reading;
  const fight = standing(turn);
  if (!fight) return undefined;
  const ways = fight.sheet.waysOut
    .map(({ id, text: label }) => ({ id, alike: shareOfPairs(turn.scene.text(label), text) }))
    .sort((a, b) => b.alike - a.alike);
  if (ways[0] && ways[0].alike >= ALIKE) return { do: 'way', way: ways[0].id };
  const item = wants('use') ? itemNamed(turn, text) : undefined;
  if (item !== undefined) return { do: 'item', item };
  if (wants('flee')) return { do: 'flee' };
  const skill = skillNamed(reading);
  if (wants('attack') || skill !== undefined)
    return { do: 'attack', ...(skill === undefined ? {} : { skill }) };
  const isAboutFoe = fight.sheet.enemies.some(({ name }) => isNamed(turn, { name, text }));
  return wants('guard') || isAboutFoe ? { do: 'guard' } : undefined;
}

/** Whether a foe is named, by its whole name or its last word. */
function isNamed(
  { scene }: PlayTurn,
  { name, text }: { readonly name: Localised; readonly text: string },
): boolean {
  const { language } = scene;
  return lengthOfNameIn(text.toLowerCase(), { name: scene.text(name).toLowerCase(), language }) > 0;
}

// Binding fragments into a log: what it is called, and how much of the dark is in it.
import type { Campaign } from '../pack/campaign.ts';
import type { Fragment } from '../pack/fragment.ts';
import type { NarrationWording } from '../play/locale/index.ts';

type Combination = keyof NarrationWording['logTitle'];

/** Memories that make more together than each alone; the first that fits names the log. */
const COMBINATIONS: readonly (readonly [Combination, readonly Fragment['memory'][]])[] = [
  ['threeVirtues', ['courage', 'wisdom', 'friendship']],
  ['sacrifice', ['courage', 'sacrifice']],
  ['truth', ['wisdom', 'truth']],
  ['victory', ['friendship', 'victory']],
];

/** The title a combination gives; none when the fragments are no combination. */
export function combinationOf(fragments: readonly Fragment[]): Combination | undefined {
  const memories = new Set(fragments.map(({ memory }) => memory));
  return COMBINATIONS.find(([, needed]) => needed.every((one) => memories.has(one)))?.[0];
}

/** The share of bad memories, and a tenth for each of the Architects', in percent. */
export function contaminationOf(fragments: readonly Fragment[]): number {
  const negative = fragments.filter(({ emotion }) => emotion === 'negative').length;
  const architects = fragments.filter(({ rarity }) => rarity === 'architect').length;
  const share = negative / Math.max(1, fragments.length) + 0.1 * architects;
  return Math.round(100 * Math.min(1, share));
}

/** Fragments of a pack by their ids; those it does not have are left out. */
export function fragmentsNamed({ fragments }: Campaign, ids: readonly string[]): Fragment[] {
  return ids.flatMap((id) => fragments.get(id) ?? []);
}

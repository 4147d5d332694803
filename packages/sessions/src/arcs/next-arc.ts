// Which longer story comes next: the one the pack names, else one that answers to how the world stands, again and again.

import type { Arc } from '../pack/arc.ts';
import type { Campaign } from '../pack/campaign.ts';

/** Stands between an arc's name and the number of its part. */
const PART = '@';

export interface NamedArc {
  readonly arc: Arc;
  /** 1 for the first time it is lived. */
  readonly part: number;
}

/** The arc of a row: an arc of the pack, for the first time or once more. */
export function arcNamed(
  { session }: Pick<Campaign, 'session'>,
  id: string | null | undefined,
): NamedArc | undefined {
  const [name = '', part = '1'] = (id ?? '').split(PART);
  const arc = session.arcs[name];
  return arc && { arc, part: Number(part) };
}

/** The title of an arc that is lived once more says so. */
export function arcTitle(
  { arc, part }: NamedArc,
  { text, again }: { readonly text: (words: Arc['title']) => string; readonly again: string },
): string {
  const title = text(arc.title);
  return part === 1 ? title : again.replace('{title}', title).replace('{part}', String(part));
}

export interface Lived {
  readonly campaign: Campaign;
  /** Every arc that was begun so far, the latest last. */
  readonly begun: readonly string[];
  /** How the world stands, in percent. */
  readonly axes: Readonly<Record<string, number>>;
}

/** How much a state of the world asks for somebody: 0 for not at all. */
const URGENCY: Readonly<Record<NonNullable<Arc['answers']>, (percent: number) => number>> = {
  peace: (percent) => 100 - percent,
  resources: (percent) => 100 - percent,
  magic: (percent) => 2 * Math.abs(50 - percent),
  corruption: (percent) => percent,
};

/** The arc to begin; null when the pack has none that may come again. The same life leads to the same arc. */
export function nextArc({ campaign, begun, axes }: Lived): string | null {
  const last = begun.at(-1)?.split(PART)[0];
  const named =
    campaign.session.arcs[last ?? '']?.next ?? (last ? undefined : campaign.session.firstArc);
  if (named !== undefined && !begun.includes(named)) return named;
  const standing = Object.entries(campaign.session.arcs)
    .flatMap(([id, { answers }]) =>
      answers ? [{ id, weight: URGENCY[answers](axes[answers] ?? 50) }] : [],
    )
    .sort((a, b) => b.weight - a.weight);
  const fresh = standing.find(({ id }) => id !== last) ?? standing[0];
  if (!fresh) return null;
  const part = begun.filter((id) => id.split(PART)[0] === fresh.id).length + 1;
  return part === 1 ? fresh.id : `${fresh.id}${PART}${part}`;
}

// A change of the world in words: what it is about, which side of it, and what it is now.
import type { GardenView } from '@hakoniwa/client';
import type { ja } from './locale/ja.ts';

type Kind = keyof typeof ja.diff.kinds;
type Side = keyof typeof ja.diff.sides;
type Say = (key: `diff.kinds.${Kind}` | `diff.sides.${Side}`) => string;

interface Told {
  readonly what: string;
  /** What the page has no word for, as the world calls it. */
  readonly path?: string;
  readonly value?: string;
  /** A value that is no plain text. */
  readonly raw?: string;
}

interface Naming {
  readonly view: GardenView | undefined;
  readonly say: Say;
  readonly isKnown: (key: string) => boolean;
  readonly stateWord: (word: string) => string;
}

export function changeWords(change: { path: string; value?: unknown }, naming: Naming): Told {
  const { view, say, isKnown } = naming;
  const [, kind = '', id = '', side, ...deeper] = change.path.split('/');
  const name = nameIn(view, id);
  const known = isKnown(`diff.kinds.${kind}`) ? say(`diff.kinds.${kind as Kind}`) : undefined;
  const sideWord =
    side !== undefined && deeper.length === 0 && isKnown(`diff.sides.${side}`)
      ? say(`diff.sides.${side as Side}`)
      : undefined;
  const what = [name ?? known, sideWord].filter((word) => word !== undefined).join(' · ');
  const isSaid = what !== '' && (side === undefined || sideWord !== undefined);
  return {
    what,
    ...(isSaid ? {} : { path: what === '' ? change.path : [side, ...deeper].join('/') }),
    ...('value' in change ? sideValue(side, change.value, naming) : {}),
  };
}

/** A state in its words; anything else as it is. */
function sideValue(side: string | undefined, value: unknown, { view, stateWord }: Naming) {
  const isState = side === 'state' && Array.isArray(value);
  return isState
    ? { value: value.map((word) => stateWord(String(word))).join(' · ') || '—' }
    : valueWords(value, view);
}

function nameIn(view: GardenView | undefined, id: string): string | undefined {
  const all = [...(view?.props ?? []), ...(view?.characters ?? []), ...(view?.places ?? [])];
  return all.find((one) => one.id === id)?.name;
}

/** Names for ids, its text for what has one; anything else as the world keeps it. */
function valueWords(value: unknown, view: GardenView | undefined): Pick<Told, 'value' | 'raw'> {
  if (typeof value === 'number') return { value: String(value) };
  const place = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  const names = place.map((one) => (typeof one === 'string' ? nameIn(view, one) : undefined));
  const [name] = names.filter((one) => one !== undefined);
  const text = textIn(value);
  if (text !== undefined) return { value: text };
  return name === undefined ? { raw: JSON.stringify(value) } : { value: name };
}

function textIn(value: unknown): string | undefined {
  const isTold = typeof value === 'object' && value !== null && 'text' in value;
  return isTold && typeof value.text === 'string' ? value.text : undefined;
}

// The small drawing of a thing, on the map and in lists.
import type { WatchProp } from '@hakoniwa/protocol';
import { GLYPHS_BY_KIND, GLYPHS_BY_NAME } from './prop-glyphs.data.ts';

const known = new Map<string, string>();

/** Doors and keys are what they are, whatever they are called; other things are drawn by their name. */
export function glyphOf(id: string, { kind, name }: Pick<WatchProp, 'kind' | 'name'>): string {
  if (kind === 'door' || kind === 'key') return GLYPHS_BY_KIND[kind];
  const called = `${id} ${name}`;
  const found = known.get(called) ?? named(called) ?? GLYPHS_BY_KIND[kind];
  known.set(called, found);
  return found;
}

function named(called: string): string | undefined {
  return GLYPHS_BY_NAME.find(([, words]) => words.test(called))?.[0];
}

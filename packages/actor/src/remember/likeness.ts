// How much two texts have to do with each other: by their vectors where there are any, else by their letters.
import { relevance } from './relevance.ts';

/** Vectors of texts, computed elsewhere; a cache, never truth. */
export type Vectors = ReadonlyMap<string, readonly number[]>;

/** From 0 (nothing) to 1. */
export function likeness(
  a: string,
  { b, vectors }: { readonly b: string; readonly vectors?: Vectors | undefined },
): number {
  const [u, v] = [vectors?.get(a), vectors?.get(b)];
  return u && v && u.length === v.length ? meant(cosine(u, v)) : relevance(a, b);
}

/** Any two sentences lie near each other; only what is above that is likeness. */
function meant(cosine: number): number {
  return Math.min(1, Math.max(0, (cosine - UNRELATED) / (1 - UNRELATED)));
}

/** The cosine that unrelated sentences have at most, with the usual models. */
const UNRELATED = 0.35;

function cosine(u: readonly number[], v: readonly number[]): number {
  let [dot, uu, vv] = [0, 0, 0];
  for (let i = 0; i < u.length; i++) {
    const [a, b] = [u[i] ?? 0, v[i] ?? 0];
    dot += a * b;
    uu += a * a;
    vv += b * b;
  }
  return uu === 0 || vv === 0 ? 0 : dot / Math.sqrt(uu * vv);
}

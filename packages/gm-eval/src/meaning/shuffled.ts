// Labels dealt out anew by a seed: what a reader would score that read nothing at all.

/** The same list in another order; the same seed gives the same order. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const dealt = [...list];
  let state = seed >>> 0;
  for (let i = dealt.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const j = Math.floor((state / 2 ** 32) * (i + 1));
    const [one, other] = [dealt[i], dealt[j]];
    if (one === undefined || other === undefined) continue;
    [dealt[i], dealt[j]] = [other, one];
  }
  return dealt;
}

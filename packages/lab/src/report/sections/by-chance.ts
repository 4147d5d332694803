// How many of the differences that stand together would seem to be some by chance alone.
import type { Language } from '@hakoniwa/stage';
import { labText } from '../../locale/index.ts';
import type { RunResults } from '../../results/results.ts';

/** A sentence for whoever reads many differences at once. */
export function byChance(
  { contrasts, confidence }: RunResults,
  { language, metrics }: { language: Language; metrics: readonly string[] },
): string {
  const count = contrasts.reduce(
    (sum, contrast) =>
      sum + metrics.filter((id) => (contrast.metrics[id]?.says ?? 'few') !== 'few').length,
    0,
  );
  const chance = (count * (1 - confidence)).toFixed(1);
  return count === 0 ? '' : labText(language, 'byChance', { count, chance });
}

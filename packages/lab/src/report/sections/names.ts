// How arms, minds and differences are called in a report.
import { inLanguage, type Language } from '@hakoniwa/stage';
import { labText } from '../../locale/index.ts';
import type { ArmResult, Contrast, RunResults } from '../../results/results.ts';

/** `D`, or `D · gemma` where several minds play. */
export function armName(
  { arm, mind }: { arm: string; mind: string },
  { arms }: RunResults,
): string {
  return new Set(arms.map((one) => one.mind)).size > 1 ? `${arm} · ${mind}` : arm;
}

export function armTitle({ title }: ArmResult, language: Language): string {
  return title === undefined ? '' : inLanguage(title, language);
}

/** `B − A`, or the name of an effect. */
export function contrastName(
  { id, mind }: Contrast,
  { results, language }: { results: RunResults; language: Language },
): string {
  const effects: Readonly<Record<string, string>> = {
    'effect:inject': labText(language, 'effect_inject'),
    'effect:gm': labText(language, 'effect_gm'),
    'effect:both': labText(language, 'effect_both'),
  };
  const name = effects[id] ?? id.replace('-', ' − ');
  return new Set(results.arms.map((one) => one.mind)).size > 1 ? `${name} (${mind})` : name;
}

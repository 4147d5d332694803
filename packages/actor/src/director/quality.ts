// The five axes a model scores a line on, from 0 to 1 each, and their mean.

/** Does it fit the world, the character, the form, what was said before, and is it new? */
export const QUALITY_AXES = ['consistency', 'character', 'form', 'relevance', 'variety'] as const;
type QualityAxis = (typeof QUALITY_AXES)[number];

export type Quality = Readonly<Record<QualityAxis | 'mean', number>>;

/** The five axes and their mean. */
export function qualityFrom(scoreOf: (axis: QualityAxis) => number): Quality {
  const axes = QUALITY_AXES.map((axis) => [axis, scoreOf(axis)] as const);
  const mean = axes.reduce((sum, [, score]) => sum + score, 0) / axes.length;
  return { ...Object.fromEntries(axes), mean } as Quality;
}

// What names were taken to mean: every reading that was not exact is reported as a correction.
import type { Resolved } from '../resolve/resolve-noun.ts';
import type { JudgedAct } from './judge-act.ts';

export interface Resolution {
  /** The word in the text. */
  readonly word: string;
  /** The name in the world, or null when there is nothing of the kind. */
  readonly name: string | null;
  readonly how: string;
  /** Whether it was read as something other than what was written. */
  readonly corrected: boolean;
}

/** The resolutions of a turn, each once. */
export function resolutionsOf(acts: readonly JudgedAct[]): Resolution[] {
  const all = acts.flatMap(({ named }) =>
    [named.object, named.target, named.source, named.tool].flatMap((one) => resolution(one) ?? []),
  );
  const seen = new Map(all.map((one) => [`${one.word}→${one.name}`, one]));
  return [...seen.values()];
}

function resolution(reference: Resolved | undefined): Resolution | undefined {
  if (reference === undefined || reference.is === 'body' || reference.is === 'person')
    return undefined;
  const { word } = reference;
  if (reference.is !== 'entity') return { word, name: null, how: reference.is, corrected: false };
  const { entity, how } = reference;
  return { word, name: entity.name, how, corrected: entity.name !== word };
}

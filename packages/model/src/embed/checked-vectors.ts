// Vectors as a server gave them, once they are sure to be what was asked for.
import { ModelGarbageError } from '../errors/answer-errors.ts';

export interface Given {
  readonly url: string;
  readonly vectors: readonly (readonly number[])[] | undefined;
  readonly count: number;
}

/** One vector per text, all of one length and finite; anything else is MODEL_GARBAGE. */
export function checkedVectors({ url, vectors, count }: Given): readonly (readonly number[])[] {
  const length = vectors?.[0]?.length ?? 0;
  const isSound =
    vectors?.length === count &&
    length > 0 &&
    vectors.every((one) => one.length === length && one.every(Number.isFinite));
  if (!vectors || !isSound) throw new ModelGarbageError({ url, snippet: 'no vectors' });
  return vectors;
}

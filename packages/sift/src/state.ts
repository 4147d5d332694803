// The sifter's memory: half-told stories in small buckets by next step and one bound role; plain JSON, copied where touched.

/** A story told in part. */
export interface SiftPartial {
  /** Index of the step it waits for. */
  readonly next: number;
  readonly roles: Readonly<Record<string, string>>;
  /** Events so far, by seq. */
  readonly events: readonly number[];
  /** World time of the first and of the latest of them. */
  readonly firstAt: number;
  readonly lastAt: number;
}

/** Partials of one pattern by bucket, each bucket in the order its partials last moved. */
export type PatternBuckets = Readonly<Record<string, readonly SiftPartial[]>>;

/** Everything the sifter remembers. */
export interface SiftState {
  /** World time of the latest event. */
  readonly at: number;
  readonly patterns: Readonly<Record<string, PatternBuckets>>;
}

/** Nothing remembered. */
export const EMPTY_SIFT: SiftState = { at: 0, patterns: {} };

/** Enough to keep buckets short at the usual cap, few enough to copy per event. */
const BUCKETS = 16;

const hash = (value: string): number => {
  let sum = 7;
  for (let at = 0; at < value.length; at += 1)
    sum = (Math.imul(sum, 31) + value.charCodeAt(at)) | 0;
  return (sum >>> 0) % BUCKETS;
};

const bucketNames = (step: number): readonly string[] =>
  Array.from({ length: BUCKETS }, (_, at) => `${step}.${at}`);

const NAMES: readonly (readonly string[])[] = Array.from({ length: 32 }, (_, step) =>
  bucketNames(step),
);

/** Every bucket of a step. */
export const bucketsOf = (step: number): readonly string[] => NAMES[step] ?? bucketNames(step);

/** Where partials wait for this step, by the value of the role it is found by; the first bucket without one. */
export const bucketFor = (step: number, value: string | undefined): string =>
  bucketsOf(step)[value === undefined ? 0 : hash(value)] ?? `${step}.0`;

/** A pattern's buckets while an event is taken in: copied before the first change. */
export class BucketsDraft {
  readonly #original: PatternBuckets;
  #copy: Record<string, readonly SiftPartial[]> | undefined;

  constructor(original: PatternBuckets) {
    this.#original = original;
  }

  get buckets(): PatternBuckets {
    return this.#copy ?? this.#original;
  }

  get isChanged(): boolean {
    return this.#copy !== undefined;
  }

  set(bucket: string, partials: readonly SiftPartial[]): void {
    this.#copy ??= { ...this.#original };
    if (partials.length === 0) delete this.#copy[bucket];
    else this.#copy[bucket] = partials;
  }
}

// What can be said about a bench on the command line: --name=value.

export interface BenchOptions {
  /** How long something is kept under load. */
  readonly seconds: number;
}

const DEFAULT_SECONDS = 60;

/** Names of benches and the options among words; throws for an option nobody knows. */
export function readWords(words: readonly string[]): {
  readonly names: readonly string[];
  readonly options: BenchOptions;
} {
  const given = words.filter((word) => word.startsWith('--'));
  const unknown = given.find((word) => !/^--seconds=\d+$/.test(word));
  if (unknown !== undefined) throw new TypeError(`${unknown} is no option; there is --seconds=60`);
  const seconds = Number(given.at(-1)?.split('=')[1] ?? DEFAULT_SECONDS);
  return { names: words.filter((word) => !word.startsWith('--')), options: { seconds } };
}

// What can be said about a bench on the command line: --name=value.

/** The options with what they are when nothing is said. */
const DEFAULTS = {
  /** How long something is kept under load. */
  seconds: 60,
  /** How often the server is started beside busy programs. */
  starts: 50,
  /** How many busy programs there are. */
  busy: 30,
  /** How many servers, each with a folder of its own, start at the same time. */
  servers: 1,
  /** How often a process is killed. */
  kills: 10,
  /** How long a log is grown. */
  events: 1_000_000,
};

export type BenchOptions = Readonly<typeof DEFAULTS>;

/** Names of benches and the options among words; throws for an option nobody knows. */
export function readWords(words: readonly string[]): {
  readonly names: readonly string[];
  readonly options: BenchOptions;
} {
  const options = { ...DEFAULTS };
  for (const word of words.filter((given) => given.startsWith('--'))) {
    const [, name = '', value] = /^--([a-z]+)=(\d+)$/.exec(word) ?? [];
    if (!isOption(name))
      throw new TypeError(`${word} is no option; there are ${Object.keys(DEFAULTS).join(', ')}`);
    options[name] = Number(value);
  }
  return { names: words.filter((word) => !word.startsWith('--')), options };
}

function isOption(name: string): name is keyof BenchOptions {
  return Object.hasOwn(DEFAULTS, name);
}

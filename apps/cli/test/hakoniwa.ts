// The CLI as a test calls it: what it printed, where, and with which exit code.
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { run, type Screen } from '@hakoniwa/cli';

export const kitchen = fileURLToPath(new URL('../../../packs/kitchen', import.meta.url));

export interface Surroundings {
  readonly environment?: Readonly<Record<string, string>>;
  readonly screen?: Screen;
  readonly isColoured?: boolean;
  readonly signal?: AbortSignal;
  /** What is piped in. */
  readonly stdin?: readonly string[];
  /** Told of every line on standard output. */
  readonly onOut?: (text: string) => void;
}

/** Runs one command. */
export async function hakoniwa(argv: readonly string[], surroundings: Surroundings = {}) {
  const { environment = {}, screen, isColoured = false, signal, stdin = [], onOut } = surroundings;
  const out: string[] = [];
  const err: string[] = [];
  const code = await run({
    argv,
    environment: { LANG: 'en_GB.UTF-8', ...environment },
    input: { chunks: Readable.from(stdin.map((text) => Buffer.from(text))), isTerminal: false },
    output: {
      out: (text) => {
        out.push(text);
        onOut?.(text);
      },
      err: (text) => err.push(text),
      isColoured,
      screen,
      drained: async () => undefined,
    },
    ...(signal && { interruption: () => signal }),
  });
  return { code, out, text: out.join('\n'), err: err.join('\n') };
}

/** A screen that remembers what stood on its line. */
export function aScreen(): Screen & { readonly shown: string[] } {
  const shown: string[] = [];
  return { columns: 80, shown, status: (text) => shown.push(text) };
}

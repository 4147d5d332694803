// Lines as they are typed or piped in, asked for one at a time until there are no more or somebody pressed Ctrl-C.
import type { Call } from '../command.ts';
import { linesOf } from '../input/lines.ts';
import { limits } from '../limits.ts';

/** The next line that says something; null for one that is too long, undefined at the end. */
export type NextLine = () => Promise<string | null | undefined>;

export function typedLines({ input, output }: Call, signal: AbortSignal): NextLine {
  const lines = linesOf(input.chunks, limits.play.lineLength);
  const stopped = new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  return async () => {
    if (input.isTerminal) output.screen?.status('> ');
    try {
      while (!signal.aborted) {
        const next = await Promise.race([lines.next(), stopped]);
        if (next === undefined || next.done) return undefined;
        if (next.value.isTooLong) return null;
        if (next.value.text.trim() !== '') return next.value.text;
      }
      return undefined;
    } finally {
      if (input.isTerminal) output.screen?.status('');
    }
  };
}

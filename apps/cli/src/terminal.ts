// The terminal: a line that is written over, and what Ctrl-C means.
import type { WriteStream } from 'node:tty';
import type { Screen } from './command.ts';
import { limits } from './limits.ts';
import { fitWidth } from './output/text-width.ts';

/** The screen of a terminal; `above` writes lines without tearing the status line apart. */
export interface TerminalScreen extends Screen {
  readonly above: (write: () => void) => void;
}

const CLEAR = '\r\u001B[2K';

/** A screen where the stream is a terminal. */
export function terminalScreen(stream: WriteStream): TerminalScreen | undefined {
  if (stream.isTTY !== true) return undefined;
  let shown = '';
  const status = (text: string) => {
    shown = text === '' ? '' : fitWidth(text, stream.columns - 1);
    stream.write(`${CLEAR}${shown}`);
  };
  const above = (write: () => void) => {
    if (shown === '') return write();
    stream.write(CLEAR);
    write();
    stream.write(shown);
  };
  return {
    get columns() {
      return stream.columns;
    },
    status,
    above,
  };
}

/** A signal for Ctrl-C; pressed a second time after a breath, the process ends at once. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  let pressedAtMs = 0;
  process.on('SIGINT', () => {
    if (!controller.signal.aborted) {
      pressedAtMs = performance.now();
      controller.abort(new Error('Ctrl-C'));
    } else if (performance.now() - pressedAtMs > limits.samePressMs) process.exit(130);
  });
  return controller.signal;
}

// When a server is told to stop: by a signal, by its terminal being closed, or by the end of whoever started it.
import { limits } from '../limits.ts';

/** What ends a server, with the code of one that is not waited for: 128 and the signal's number. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

interface ToldToStop {
  /** Stops too when the process that started this one is gone, as npm is after a signal it does not pass on. */
  readonly isWithParent: boolean;
}

/**
 * Settles when the server shall stop. From then on the same is said twice, by the terminal and by npm: only who
 * asks again after a breath does not want to wait.
 */
export function toldToStop({ isWithParent }: ToldToStop): Promise<void> {
  return new Promise((resolve) => {
    let toldAtMs: number | undefined;
    const tell = (code?: number) => {
      if (
        toldAtMs !== undefined &&
        code !== undefined &&
        performance.now() - toldAtMs > limits.sameStopMs
      )
        process.exit(code);
      toldAtMs ??= performance.now();
      resolve();
    };
    for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => tell(code));
    if (!isWithParent) return;
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      tell();
    }, limits.parentMs);
    watch.unref();
  });
}

/** Goes on when nobody reads what is said any more: a closed terminal or pipe is no reason to lose what is kept. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
    });
}

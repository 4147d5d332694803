// Whether the npm that runs this command is still there: killed, it tells nobody.
import { limits } from './limits.ts';

/** Calls once when `npm run hakoniwa` has ended before this process; gives how to look no longer. */
export function onNpmGone(tell: () => void): () => void {
  if (process.env.npm_lifecycle_event !== 'hakoniwa') return () => undefined;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    tell();
  }, limits.npmMs);
  watch.unref();
  return () => clearInterval(watch);
}

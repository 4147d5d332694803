// Where Hakoniwa keeps what it keeps: HAKONIWA_DATA, or the folder the system has for such things.
import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The folder for a user's data, by the customs of the system. */
export function dataFolder(env: Environment = process.env): string {
  if (env.HAKONIWA_DATA) return env.HAKONIWA_DATA;
  if (process.platform === 'darwin') {
    return join(homedir(), 'Library', 'Application Support', 'hakoniwa');
  }
  if (process.platform === 'win32') {
    return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'hakoniwa');
  }
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'hakoniwa');
}

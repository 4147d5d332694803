// What is said when the server has started, and when it could not.
import type { Binding } from '../borders/binding.ts';

interface Started {
  readonly host: string;
  readonly port: number;
  readonly binding: Binding;
}

/** The address to open; a token that was made just now is told once, behind a # that no server ever sees. */
export function startedText({ host, port, binding }: Started): string {
  const name = host.includes(':') ? `[${host}]` : host;
  const address = `http://${name}:${port}/`;
  const { token, isNewToken } = binding;
  const shown = isNewToken && token !== undefined ? `${address}#token=${token}` : address;
  return `箱庭 Hakoniwa: ${shown}  (Ctrl-C to stop)`;
}

/** Why the server could not start. */
export function startFailureText(error: NodeJS.ErrnoException, port = '4649'): string {
  return error.code === 'EADDRINUSE'
    ? `Port ${port} is in use. Start with another one: PORT=4650 npm start`
    : (error.stack ?? error.message);
}

// Whether the server could listen where it is told to.
import { createServer } from 'node:net';
import { type Check, finding, type Saying } from '../finding.ts';
import { limits } from '../limits.ts';

export const checkPort: Check = async ({ settings: { HOST: host, PORT: port } }) => {
  const code = await refusalAt(host, port);
  return [finding('port', { ...(await sayingOf(code, { host, port })), blanks: { host, port } })];
};

async function sayingOf(
  code: string | undefined,
  at: { host: string; port: number },
): Promise<Pick<Saying, 'state' | 'word'>> {
  if (code === undefined) return { state: 'ok', word: 'portFree' };
  if (code === 'EACCES') return { state: 'fail', word: 'portForbidden' };
  if (code !== 'EADDRINUSE') return { state: 'fail', word: 'portNotHere' };
  return (await isOurs(at))
    ? { state: 'ok', word: 'portOurs' }
    : { state: 'fail', word: 'portTaken' };
}

/** Why one cannot listen there; undefined when one can. It is let go of at once. */
function refusalAt(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'UNKNOWN'));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** Whether the one who listens there is a Hakoniwa. */
async function isOurs({ host, port }: { host: string; port: number }): Promise<boolean> {
  const local = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const name = local.includes(':') ? `[${local}]` : local;
  try {
    const answer = await fetch(`http://${name}:${port}/healthz`, {
      redirect: 'error',
      signal: AbortSignal.timeout(limits.portMs),
    });
    const { status, gm } = (await answer.json()) as { status?: unknown; gm?: unknown };
    return status === 'ok' && gm !== undefined;
  } catch {
    // Whatever it is, it does not speak as we do.
    return false;
  }
}

// Whether the server could listen where it is told to.
import { createServer } from 'node:net';
import { isHakoniwaServer } from '../../running-server.ts';
import { type DoctorCheck, doctorFinding, type Saying } from '../finding.ts';
import { limits } from '../limits.ts';

export const portCheck: DoctorCheck = async ({ settings: { HOST: host, PORT: port } }) => {
  const code = await refusalAt(host, port);
  return [
    doctorFinding('port', { ...(await sayingOf(code, { host, port })), blanks: { host, port } }),
  ];
};

async function sayingOf(
  code: string | undefined,
  at: { host: string; port: number },
): Promise<Pick<Saying, 'state' | 'word'>> {
  if (code === undefined) return { state: 'ok', word: 'portFree' };
  if (code === 'EACCES') return { state: 'fail', word: 'portForbidden' };
  if (code !== 'EADDRINUSE') return { state: 'fail', word: 'portNotHere' };
  return (await isHakoniwaServer(at, limits.portMs))
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

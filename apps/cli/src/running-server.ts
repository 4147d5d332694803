// Whether a Hakoniwa answers at an address, and what its address is.

interface At {
  readonly host: string;
  readonly port: number;
}

/** Where a server that listens there is reached from this machine. */
export function listeningAddress({ host, port }: At): string {
  const local = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${local.includes(':') ? `[${local}]` : local}:${port}`;
}

/** Whether the one who listens there is a Hakoniwa. */
export async function isHakoniwaServer(at: At, timeoutMs: number): Promise<boolean> {
  try {
    const answer = await fetch(`${listeningAddress(at)}/healthz`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status, gm } = (await answer.json()) as { status?: unknown; gm?: unknown };
    return (status === 'ok' || status === 'degraded') && gm !== undefined;
  } catch {
    // Whatever it is, it does not speak as we do.
    return false;
  }
}

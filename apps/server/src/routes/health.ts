// Whether the house stands.
import type { Hono } from 'hono';
import type { AppParts } from '../app-parts.ts';

export function health(app: Hono, { garden }: AppParts): void {
  app.get('/healthz', (context) =>
    context.json({ status: 'ok', garden: garden.name, seq: garden.head.seq }),
  );
}

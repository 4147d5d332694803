// The figures of this server, for Prometheus.
import type { Route } from '../route.ts';

export const metrics: Route = {
  method: 'get',
  path: '/metrics',
  need: 'keeper',
  operation: {
    id: 'metrics',
    summary: 'metrics.summary',
    answers: { 200: { description: 'metrics.ok', content: [{ type: 'text/plain' }] } },
  },
  handle: (context, parts) =>
    context.text(parts.metrics.text(), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    }),
};

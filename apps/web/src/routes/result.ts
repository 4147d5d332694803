// The route /game/$sessionId/result.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.ts';

export const resultRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/game/$sessionId/result',
  component: lazyRouteComponent(() => import('../result/result-screen.tsx'), 'ResultScreen'),
});

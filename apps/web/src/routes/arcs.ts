// The route /arcs.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.ts';

export const arcsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/arcs',
  component: lazyRouteComponent(() => import('../arcs/arcs-screen.tsx'), 'ArcsScreen'),
});

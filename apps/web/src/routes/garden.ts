// The route /garden/$id.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.ts';

export const gardenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/garden/$id',
  component: lazyRouteComponent(() => import('../garden/garden-screen.tsx'), 'GardenScreen'),
});

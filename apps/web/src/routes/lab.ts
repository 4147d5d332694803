// The route /lab.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.ts';

export const labRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lab',
  component: lazyRouteComponent(() => import('../lab/lab-screen.tsx'), 'LabScreen'),
});

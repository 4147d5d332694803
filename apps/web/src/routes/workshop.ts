// The route /workshop.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.ts';

export const workshopRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/workshop',
  component: lazyRouteComponent(() => import('../workshop/workshop-screen.tsx'), 'WorkshopScreen'),
});

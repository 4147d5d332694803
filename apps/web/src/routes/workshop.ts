// The route /workshop; `?pack=` is the pack of one's own that is open.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.ts';

export const workshopRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/workshop',
  validateSearch: (search: Record<string, unknown>): { pack?: string } =>
    typeof search.pack === 'string' ? { pack: search.pack } : {},
  component: lazyRouteComponent(() => import('../workshop/workshop-screen.tsx'), 'WorkshopScreen'),
});

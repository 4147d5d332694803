// The route /garden/$id/chronicle; `?day=` is the chapter, `?seq=` an event of it in the log.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { chronicleSearch } from '../chronicle/chronicle-search.ts';
import { rootRoute } from './root.ts';

export const chronicleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/garden/$id/chronicle',
  validateSearch: chronicleSearch,
  component: lazyRouteComponent(
    () => import('../chronicle/chronicle-screen.tsx'),
    'ChronicleScreen',
  ),
});

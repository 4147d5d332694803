// The route /lab; `?run=` is the run that is looked at.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.ts';

export const labRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lab',
  validateSearch: (search: Record<string, unknown>): { run?: string } =>
    typeof search.run === 'string' ? { run: search.run } : {},
  component: lazyRouteComponent(() => import('../lab/lab-screen.tsx'), 'LabScreen'),
});

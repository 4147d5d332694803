// The route /arcs.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { characterSearch } from '../play/character-search.ts';
import { rootRoute } from './root.ts';

export const arcsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/arcs',
  validateSearch: characterSearch,
  component: lazyRouteComponent(() => import('../arcs/arcs-screen.tsx'), 'ArcsScreen'),
});

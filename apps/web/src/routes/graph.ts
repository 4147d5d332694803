// The route /graph.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { characterSearch } from '../play/character-search.ts';
import { rootRoute } from './root.ts';

export const graphRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/graph',
  validateSearch: characterSearch,
  component: lazyRouteComponent(() => import('../graph/graph-screen.tsx'), 'GraphScreen'),
});

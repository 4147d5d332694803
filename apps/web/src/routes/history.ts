// The route /history.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { characterSearch } from '../play/character-search.ts';
import { rootRoute } from './root.ts';

export const historyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/history',
  validateSearch: characterSearch,
  component: lazyRouteComponent(() => import('../history/history-screen.tsx'), 'HistoryScreen'),
});

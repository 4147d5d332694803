// The route /quests.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { characterSearch } from '../play/character-search.ts';
import { rootRoute } from './root.ts';

export const questsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/quests',
  validateSearch: characterSearch,
  component: lazyRouteComponent(() => import('../quests/quests-screen.tsx'), 'QuestsScreen'),
});

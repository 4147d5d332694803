// The route /quests.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.ts';

export const questsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/quests',
  component: lazyRouteComponent(() => import('../quests/quests-screen.tsx'), 'QuestsScreen'),
});

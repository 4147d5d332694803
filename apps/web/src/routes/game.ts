// The route /game/$sessionId.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.ts';

export const gameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/game/$sessionId',
  component: lazyRouteComponent(() => import('../game/game-screen.tsx'), 'GameScreen'),
});

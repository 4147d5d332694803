// The route /scene/$id.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.ts';

export const sceneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/scene/$id',
  component: lazyRouteComponent(() => import('../scene/scene-screen.tsx'), 'SceneScreen'),
});

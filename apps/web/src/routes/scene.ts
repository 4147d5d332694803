// The route /scene/$id; `?seq=` is the event one came to see.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.ts';

export const sceneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/scene/$id',
  validateSearch: ({ seq }: Record<string, unknown>): { seq?: number } =>
    Number.isSafeInteger(seq) && Number(seq) >= 1 ? { seq: Number(seq) } : {},
  component: lazyRouteComponent(() => import('../scene/scene-screen.tsx'), 'SceneScreen'),
});

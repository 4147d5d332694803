// The route /characters.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.ts';

export const charactersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/characters',
  component: lazyRouteComponent(
    () => import('../characters/characters-screen.tsx'),
    'CharactersScreen',
  ),
});

// The route /characters.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { characterSearch } from '../play/character-search.ts';
import { rootRoute } from './root.ts';

export const charactersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/characters',
  validateSearch: characterSearch,
  component: lazyRouteComponent(
    () => import('../characters/characters-screen.tsx'),
    'CharactersScreen',
  ),
});

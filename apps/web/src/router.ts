// The router: every route of the page, one line each.
import { createRouter } from '@tanstack/react-router';
import { arcsRoute } from './routes/arcs.ts';
import { charactersRoute } from './routes/characters.ts';
import { chronicleRoute } from './routes/chronicle.ts';
import { gameRoute } from './routes/game.ts';
import { gardenRoute } from './routes/garden.ts';
import { graphRoute } from './routes/graph.ts';
import { historyRoute } from './routes/history.ts';
import { homeRoute } from './routes/home.ts';
import { labRoute } from './routes/lab.ts';
import { questsRoute } from './routes/quests.ts';
import { resultRoute } from './routes/result.ts';
import { rootRoute } from './routes/root.ts';
import { sceneRoute } from './routes/scene.ts';
import { settingsRoute } from './routes/settings.ts';
import { workshopRoute } from './routes/workshop.ts';

const routeTree = rootRoute.addChildren([
  homeRoute,
  gardenRoute,
  chronicleRoute,
  sceneRoute,
  gameRoute,
  resultRoute,
  historyRoute,
  charactersRoute,
  questsRoute,
  arcsRoute,
  graphRoute,
  labRoute,
  workshopRoute,
  settingsRoute,
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

// Every route of the app as a visitor would type it; what is listed here is looked at by axe and by the language check.

export const ROUTES: readonly string[] = [
  '/',
  '/garden/front',
  '/garden/front/chronicle',
  '/scene/front',
  '/game/none',
  '/game/none/result',
  '/history',
  '/characters',
  '/quests',
  '/arcs',
  '/graph',
  '/lab',
  '/workshop',
  '/settings',
];

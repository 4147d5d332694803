// Every route with something on it, by day and by night, wide and at 375 px: one language, nothing serious for axe, nothing cut off.
// Slow because a campaign is played to its result twice, and every screen of it is searched by axe.
import { browserTests } from './browser.ts';
import { expectRight } from './look-at.ts';
import { nobody } from './play-steps.ts';
import { playThrough } from './play-through.ts';
import { ROUTES } from './routes.ts';

const { it, desk } = browserTests({ isKept: true });

it.each([
  ['ja', 'light', 1280],
  ['en', 'dark', 375],
] as const)('[WB1] [C65] looks right in %s, %s, %i px wide', async (language, theme, width) => {
  // There is no session called none.
  desk.expectError(/status of 404/);
  await nobody(desk);
  const { past, now, character } = await playThrough(desk, language);
  const page = await desk.open('/', { language, theme, viewport: { width, height: 800 } });
  const played = [`/game/${now}`, `/game/${past}`, `/game/${past}/result`];
  const kept = ['quests', 'arcs', 'graph', 'history'].map(
    (name) => `/${name}?character=${character}`,
  );
  await expectRight(page, { paths: [...ROUTES, ...played, ...kept], language, width });
});

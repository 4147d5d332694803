// What the router serves and what the browser tests look at are the same pages.
import { expect, it } from 'vitest';
import { ROUTES } from '../test/routes.ts';
import { router } from './router.ts';

/** The route an address leads to; several words of it may stand for what varies. */
const routeOf = (address: string) =>
  Object.keys(router.routesByPath).find((path) => {
    const words = path.split('/');
    const said = address.split('/');
    return (
      words.length === said.length &&
      words.every((word, place) => word.startsWith('$') || word === said[place])
    );
  });

it('[WB2] every page of the router is looked at, and nothing else', () => {
  const lookedAt = new Set(ROUTES.map(routeOf));
  expect([...lookedAt].sort()).toEqual(Object.keys(router.routesByPath).sort());
});

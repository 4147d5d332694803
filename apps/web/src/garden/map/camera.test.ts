// What part of the map is seen: never less than there is, and never nothing.
import { expect, it } from 'vitest';
import { dragged, fitted, zoomed } from './camera.ts';

const map = { width: 1000, height: 500 };
const window = { width: 500, height: 500 };
const whole = fitted(map, window);
const at = { x: 100, y: 200 };

it('shows the whole map in the middle', () => {
  expect(whole).toEqual({ scale: 0.5, x: 0, y: 125 });
});

it('comes nearer around a point, and goes no farther than the whole map', () => {
  const near = zoomed(whole, { factor: 2, at, whole });
  expect(near).toEqual({ scale: 1, x: -100, y: 50 });
  expect(zoomed(near, { factor: 0.6, at, whole }).scale).toBeCloseTo(0.6);
  expect(zoomed(near, { factor: 0.1, at, whole })).toEqual(whole);
  expect(zoomed(whole, { factor: 0.9, at, whole })).toEqual(whole);
});

it('cannot be dragged out of the window', () => {
  const near = { scale: 1, x: 0, y: 0 };
  expect(dragged(near, { dx: -30, dy: 20, map, window })).toEqual({ scale: 1, x: -30, y: 20 });
  expect(dragged(near, { dx: 9_000, dy: -9_000, map, window })).toEqual({
    scale: 1,
    x: 250,
    y: -250,
  });
  expect(dragged(near, { dx: -9_000, dy: 9_000, map, window })).toEqual({
    scale: 1,
    x: -750,
    y: 250,
  });
});

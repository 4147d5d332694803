import { expect, it } from 'vitest';
import { newerRelease } from './known-releases.ts';

it.each([
  ['15.18 (Debian 15.18-0+deb12u1)', '15.20'],
  ['15.20', undefined],
  ['18.4', '18.6'],
  ['18.6 (Ubuntu)', undefined],
  ['18.70', undefined],
  ['99.1', undefined],
  ['19beta1', undefined],
  ['', undefined],
])('[D19] of PostgreSQL %s the newer release known is %s', (version, newer) => {
  expect(newerRelease(version)).toBe(newer);
});

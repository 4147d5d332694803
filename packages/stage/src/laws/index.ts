// The laws every act must pass, in the order they are asked.
import type { Law } from '../act/action.ts';
import { able } from './able.ts';
import { afforded } from './afforded.ts';
import { exists } from './exists.ts';
import { here } from './here.ts';
import { namedLaw } from './named.ts';
import { owned } from './owned.ts';
import { within } from './within.ts';

/** In this order; an action's own laws come last. */
export const LAWS: readonly Law[] = [
  // What and who it is about.
  namedLaw,
  exists,
  here,
  owned,
  // In which state they are.
  able,
  within,
  afforded,
];

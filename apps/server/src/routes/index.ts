// Every route of the server: to add one, write its file and list it here.
import type { Route } from '../route.ts';
import { docs, docsStyle } from './docs.ts';
import { gmStep } from './gm-step.ts';
import { health } from './health.ts';
import { live } from './live.ts';
import { openapi } from './openapi.ts';
import { page, pageScript, pageStyle } from './page.ts';
import { scene } from './scene.ts';

export const ROUTES: readonly Route[] = [
  gmStep,
  scene,
  live,
  health,
  openapi,
  docs,
  docsStyle,
  page,
  pageStyle,
  pageScript,
];

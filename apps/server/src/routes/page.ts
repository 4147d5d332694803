// The plain page: the kitchen as it lives, without any build step.
import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { AppParts } from '../app-parts.ts';

const asset = (name: string): string =>
  readFileSync(new URL(`../page/${name}`, import.meta.url), 'utf8');

const ASSETS = {
  '/': { text: asset('index.html'), type: 'text/html; charset=utf-8' },
  '/page.css': { text: asset('page.css'), type: 'text/css; charset=utf-8' },
  '/page.js': { text: asset('page.js'), type: 'text/javascript; charset=utf-8' },
} as const;

export function page(app: Hono, _parts: AppParts): void {
  for (const [path, { text, type }] of Object.entries(ASSETS)) {
    app.get(
      path,
      secureHeaders({
        contentSecurityPolicy: { defaultSrc: ["'self'"], imgSrc: ["'self'", 'data:'] },
      }),
      (context) => context.body(text, 200, { 'content-type': type }),
    );
  }
}

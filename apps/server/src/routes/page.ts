// The plain page: the kitchen as it lives, without any build step.
import type { Text } from '../locale/index.ts';
import { staticRoute } from '../static-route.ts';

const policy = "default-src 'self'; img-src 'self' data:";
const folder = new URL('../page/', import.meta.url);
const part = (id: string, path: string, file: string, summary: Text) =>
  staticRoute({ id, path, file: new URL(file, folder), policy, summary });

export const page = part('page', '/', 'index.html', 'page.summary');
export const pageStyle = part('pageStyle', '/page.css', 'page.css', 'page.style');
export const pageScript = part('pageScript', '/page.js', 'page.js', 'page.script');

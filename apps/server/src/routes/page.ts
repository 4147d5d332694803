// The plain page: the kitchen as it lives, without any build step.
import type { Text } from '../locale/index.ts';
import { staticRoute } from '../static-route.ts';

const policy = "default-src 'self'; img-src 'self' data:";
const folder = new URL('../page/', import.meta.url);
const part = (id: string, path: string, file: string, summary: Text) =>
  staticRoute({ id, path, file: new URL(file, folder), policy, summary });

export const pageRoute = part('page', '/', 'index.html', 'page.summary');
export const pageStyle = part('pageStyle', '/page.css', 'page.css', 'page.style');
export const signInPage = part('signInPage', '/sign-in', 'sign-in.html', 'signInPage.summary');
export const signInStyle = part('signInStyle', '/sign-in.css', 'sign-in.css', 'signInPage.style');
export const signInScript = part('signInScript', '/sign-in.js', 'sign-in.js', 'signInPage.script');
export const signInWords = part(
  'signInWords',
  '/sign-in-words.js',
  'sign-in-words.js',
  'signInPage.words',
);
export const pageScript = part('pageScript', '/page.js', 'page.js', 'page.script');

// The page for signing in, which is open to everyone and needs no build step.
import type { Text } from '../locale/index.ts';
import { staticRoute } from '../static-route.ts';

const policy = "default-src 'self'; img-src 'self' data:";
const folder = new URL('../page/', import.meta.url);
const part = (id: string, path: string, file: string, summary: Text) =>
  staticRoute({ id, path, file: new URL(file, folder), policy, summary });

export const signInPage = part('signInPage', '/sign-in', 'sign-in.html', 'signInPage.summary');
export const signInStyle = part('signInStyle', '/sign-in.css', 'sign-in.css', 'signInPage.style');
export const signInScript = part('signInScript', '/sign-in.js', 'sign-in.js', 'signInPage.script');
export const signInWords = part(
  'signInWords',
  '/sign-in-words.js',
  'sign-in-words.js',
  'signInPage.words',
);

// A route that answers with a file of ours, read once.
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Text } from './locale/index.ts';
import type { Route } from './route.ts';
import { safeHeaders } from './safe-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

interface StaticFile {
  readonly id: string;
  readonly path: string;
  readonly file: URL;
  /** What the browser may load beside it. */
  readonly policy: string;
  readonly summary: Text;
}

export function staticRoute({ id, path, file, policy, summary }: StaticFile): Route {
  const text = readFileSync(file, 'utf8');
  const type = TYPES[extname(file.pathname)] ?? 'text/plain';
  return {
    method: 'get',
    path,
    isOpen: true,
    operation: { id, summary, answers: { 200: { description: summary, content: [{ type }] } } },
    handle: (context) =>
      context.body(text, 200, { 'content-type': `${type}; charset=utf-8`, ...safeHeaders(policy) }),
  };
}

import { describe, expect, it } from 'vitest';
import { exampleFiles, places } from '../example-files.ts';
import { findOtherDoors } from './outbound.ts';

const path = 'packages/garden/src/a.ts';
const find = (text: string, at = path) => findOtherDoors(exampleFiles({ [at]: text }));

describe('outbound', () => {
  it.each([
    ['fetch', 'fetch(a);'],
    ['fetch handed on', 'const b = a ?? fetch;'],
    ['a socket of pages', 'new WebSocket(a);'],
    ['a request', "import { request } from 'node:http';"],
    ['a request by another name', "import { request as ask } from 'node:https';"],
    ['the whole module', "import * as http from 'node:http';"],
    ['the module as such', "import http from 'http';"],
    ['a connection', "import { connect } from 'node:net';"],
    ['a library for it', "import { Pool } from 'undici';"],
  ])('refuses %s', (_, text) => expect(places(find(text))).toEqual([`${path}:1`]));

  it.each([
    ['listening', "import { createServer } from 'node:http';"],
    ['reading addresses', "import { isIP } from 'node:net';"],
    ['types', "import type { IncomingMessage } from 'node:http';"],
    ['a type among the rest', "import { createServer, type Agent } from 'node:http';"],
    ['a method of that name', 'a.fetch(b);'],
  ])('allows %s', (_, text) => expect(find(text)).toEqual([]));

  it('leaves the door itself, tests and pages alone', () => {
    for (const at of [
      'packages/model/src/outbound/exchange.ts',
      'packages/garden/src/a.test.ts',
      'packages/garden/test/a.ts',
      'apps/web/src/a.tsx',
      'bench/src/a.ts',
    ])
      expect(find('fetch(a);', at)).toEqual([]);
  });
});

// Every operation of the document on one's own machine, with requests made from the document and against it.
// Slow because each of some five thousand requests is made up, sent and checked by another program, one at a time.
import { it } from 'vitest';
import { type Ask, furnish } from './furnish.ts';
import { expectSoundUnder, onlyWhereItIs, server, start } from './fuzzed-server.ts';

onlyWhereItIs('requests made from the document', () => {
  it('[T4] are never a mistake of ours on one’s own machine', async () => {
    await start({});
    const ask: Ask = async (method, path, body) => {
      const headers = { 'content-type': 'application/json' };
      const init = body ? { method, headers, body: JSON.stringify(body) } : { method };
      return (await (await fetch(`${server.url}${path}`, init)).json()) as never;
    };
    await expectSoundUnder({}, await furnish(ask));
  });
});

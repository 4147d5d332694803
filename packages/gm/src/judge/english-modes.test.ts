// How English turns go right and wrong, mechanism by mechanism, in worlds of the fixtures.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { aGm } from '../../test/a-gm.ts';
import { gmStep, parseRequest } from '../index.ts';

const gm = await aGm();

interface Row {
  readonly world: string;
  readonly speaker: string;
  readonly text: string;
  readonly reason: string;
}

function reasonOf({ world, speaker, text }: Row): string {
  const file = new URL(`../../fixtures/worlds/${world}.json`, import.meta.url);
  const read = parseRequest({
    session_id: world,
    speaker,
    raw_output: text,
    world_state: JSON.parse(readFileSync(file, 'utf8')) as unknown,
  });
  return read.ok
    ? (gmStep(gm, { request: read.request }).response.denied_reason ?? 'ok')
    : 'refused';
}

function check(world: string, speaker: string, rows: readonly (readonly [string, string])[]): void {
  for (const [text, reason] of rows) {
    const found = reasonOf({ world, speaker, text, reason });
    expect(`${text} → ${found}`).toBe(`${text} → ${reason}`);
  }
}

it('[J4] nothing is dipped or drawn out of an empty vessel', () => {
  check('chapel', 'Tom', [['*dips the quill in the inkwell*', 'INVALID_STATE']]);
  check('hotel-room', 'Mara', [['*scoops some ice from the bucket*', 'INVALID_STATE']]);
});

it('[J7] a word the language knows is no slip of the pen for another', () => {
  check('cafe', 'Yana', [['*brushes crumbs from the table into her hand*', 'ok']]);
});

it('[J9] a tool must be here and work, whatever is done with it', () => {
  check('greenhouse', 'Hazel', [['*digs a little hole with the trowel*', 'WRONG_LOCATION']]);
  check('bakery', 'Pip', [['*weighs the butter on the scale*', 'INVALID_STATE']]);
});

it('[J9] hands on a broken thing ask nothing of it', () => {
  check('lighthouse', 'Elin', [
    ['*taps the barometer*', 'ok'],
    ['*keys the radio*', 'INVALID_STATE'],
  ]);
  check('workshop', 'Lou', [['*plugs the radio back in*', 'ok']]);
});

it('[W6] parts and what is its own belong to the thing just named', () => {
  check('lighthouse', 'Elin', [['*kicks the sea chest and rattles its padlock*', 'ok']]);
  check('music-room', 'Theo', [
    ['*plugs the electric guitar into the amp and flips the power switch*', 'ok'],
    ['*spreads the sheet music on the music stand*', 'ok'],
  ]);
});

// What is written to the wire passes its own schema, and comes back as it was.
import { composeRulebook, STAGE_RULES, step, viewFor } from '@hakoniwa/stage';
import { atTheEdge, type Dice, forAnySeed, randomCommand, smallWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import {
  applyViewChange,
  audienceOf,
  ERROR_CODES,
  ERRORS,
  errorSchema,
  liveId,
  readLiveId,
  type ViewChange,
  viewChange,
  viewChangeSchema,
  viewSchema,
} from './index.ts';

const READERS = ['public', 'director', 'character:yana', 'character:ayu', 'character:nobody'];
const rules = composeRulebook(STAGE_RULES);
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Worlds that random commands lead to, one after the other. */
function* worlds(dice: Dice) {
  let world = smallWorld();
  for (let i = 0; i < 12; i++) {
    const command = atTheEdge(randomCommand(dice, rules, world));
    if (command) world = step(rules, world, command).world;
    yield world;
  }
}

describe('views', () => {
  it.each(READERS)('[PR1] a view of %s passes the schema', (reader) =>
    forAnySeed(20, (dice) => {
      const audience = audienceOf(reader);
      if (!audience) throw new Error(reader);
      for (const world of worlds(dice))
        expect(viewSchema.safeParse(overTheWire(viewFor(audience, world))).error).toBeUndefined();
    }),
  );

  it.each(READERS)('[PR2] a change leads %s from one view to the next', (reader) =>
    forAnySeed(20, (dice) => {
      const audience = audienceOf(reader);
      if (!audience) throw new Error(reader);
      let before = viewFor(audience, smallWorld());
      for (const world of worlds(dice)) {
        const after = viewFor(audience, world);
        const change = overTheWire(viewChange(before, after));
        expect(viewChangeSchema.safeParse(change).error).toBeUndefined();
        expect(overTheWire(applyViewChange(before, change))).toEqual(overTheWire(after));
        before = after;
      }
    }),
  );

  it('[PR2] nothing changed is an empty change, and a new order is kept', () => {
    const view = viewFor({ as: 'director' }, smallWorld());
    expect(viewChange(view, view)).toEqual({});
    const turned = { ...view, props: view.props.toReversed() };
    const change: ViewChange = viewChange(view, turned);
    expect(change.props?.set).toBeUndefined();
    expect(applyViewChange(view, change)).toEqual(turned);
  });
});

it('[PR4] codes have one status each, and only what passes by itself may be tried again', () => {
  for (const code of ERROR_CODES) {
    const { status, again } = ERRORS[code];
    expect([code, status >= 400 && status < 600]).toEqual([code, true]);
    expect([code, again]).toEqual([code, [408, 429, 502, 503].includes(status)]);
    expect(errorSchema.safeParse({ error: { code, message: '' } }).success).toBe(true);
  }
  expect(errorSchema.safeParse({ error: { code: 'WHATEVER', message: '' } }).success).toBe(false);
});

it.each(['', 'root', 'character:', 'directors', 'public\n', `character:${'x'.repeat(201)}`])(
  '[PR5] nobody is called %j',
  (word) => expect(audienceOf(word)).toBeUndefined(),
);

it.each([
  { branch: 'main', seq: 0 },
  { branch: 'a@b 枝', seq: 41 },
])('an id of a stream names %j', (position) => {
  expect(readLiveId(liveId(position))).toEqual(position);
  for (const bad of ['', '7', '@main', 'x@main', '1@%', undefined])
    expect(readLiveId(bad)).toBeUndefined();
});

// Random patches: some that fit the world, some that almost do, some that never could.
import {
  documentOf,
  isJsonObject,
  type Json,
  type Operation,
  pointer,
  type World,
} from '@hakoniwa/stage';
import type { Dice } from './dice.ts';
import { HOSTILE_WORDS, randomJson } from './random-json.ts';

const HOSTILE_POINTERS = [
  '',
  '/',
  '//',
  '/__proto__/polluted',
  '/constructor/prototype/polluted',
  '/props/__proto__',
  '/props/mug/__proto__/x',
  '/flags/constructor',
  '/indexes/people',
  '/seq',
  '/version',
  '/props',
  '/props/-',
  '/characters/yana/status/-',
  '/characters/yana/status/01',
  '/rules/-1',
  '/clock/now/deeper',
  '/flags/~2',
  `/flags/${'a/'.repeat(500)}`,
  'no-slash',
] as const;

/** A patch of a few operations. */
export function randomPatch(dice: Dice, world: World): Operation[] {
  return dice.times(1 + dice.below(4), () => randomOperation(dice, world));
}

function randomOperation(dice: Dice, world: World): Operation {
  const path = randomPointer(dice, world);
  const from = randomPointer(dice, world);
  const value = randomValue(dice, world);
  const rows: readonly Operation[] = [
    { op: 'add', path, value },
    { op: 'replace', path, value },
    { op: 'replace', path, value },
    { op: 'remove', path },
    { op: 'move', path, from },
    { op: 'copy', path, from },
    { op: 'test', path, value },
    fitting(dice, world),
    fitting(dice, world),
    fitting(dice, world),
  ];
  return dice.one(rows);
}

/** An operation a person might well do. */
function fitting(dice: Dice, world: World): Operation {
  const [prop, person, place] = [
    dice.one(world.props.ids()),
    dice.one(world.characters.ids()),
    dice.one(world.places.ids()),
  ];
  const id = `note-${dice.below(6)}`;
  const rows: readonly Operation[] = [
    { op: 'replace', path: pointer('props', prop, 'at'), value: { place } },
    { op: 'replace', path: pointer('props', prop, 'at'), value: { holder: person } },
    {
      op: 'replace',
      path: pointer('props', prop, 'at'),
      value: { inside: dice.one(world.props.ids()) },
    },
    { op: 'replace', path: pointer('props', prop, 'state'), value: [dice.one(STATES)] },
    { op: 'replace', path: pointer('props', prop, 'id'), value: id },
    { op: 'replace', path: pointer('characters', person, 'place'), value: place },
    { op: 'replace', path: pointer('characters', person, 'money'), value: dice.below(1_000) },
    { op: 'add', path: pointer('characters', person, 'status', '-'), value: { name: '疲労' } },
    { op: 'add', path: pointer('flags', id), value: randomJson(dice, 2) },
    { op: 'add', path: pointer('props', id), value: { ...anyProp(dice, world), id } },
    {
      op: 'add',
      path: pointer('pending', id),
      value: { id, kind: 'call', payload: {}, timeoutMs: 1 },
    },
    { op: 'remove', path: pointer('props', prop) },
    { op: 'add', path: '/weather', value: dice.one(HOSTILE_WORDS) },
    { op: 'remove', path: '/weather' },
  ];
  return dice.one(rows);
}

const STATES = ['open', 'closed', 'locked', 'on', 'off', 'empty', 'broken', '開', 'odd'] as const;

function anyProp(dice: Dice, world: World): Record<string, Json> {
  return { ...(world.props.get(dice.one(world.props.ids())) as unknown as Record<string, Json>) };
}

/** A pointer into the world, or somewhere past it, or into nothing. */
function randomPointer(dice: Dice, world: World): string {
  if (dice.percent(20)) return dice.one(HOSTILE_POINTERS);
  const steps: string[] = [];
  let value = documentOf(world) as unknown as Json;
  while (steps.length < 7) {
    const keys = keysOf(value);
    if (keys.length === 0 || (steps.length > 1 && dice.percent(30))) break;
    const key = dice.one(keys);
    steps.push(key);
    value = (value as Record<string, Json>)[key] as Json;
  }
  if (dice.percent(20)) steps.push(dice.one(HOSTILE_WORDS));
  return pointer(...steps);
}

function keysOf(value: Json): string[] {
  return isJsonObject(value) || Array.isArray(value) ? Object.keys(value) : [];
}

/** A value from elsewhere in the world, a spoilt one, or any JSON. */
function randomValue(dice: Dice, world: World): Json {
  if (dice.percent(40)) return randomJson(dice);
  const prop = anyProp(dice, world);
  if (dice.percent(50)) return prop as Json;
  return { ...prop, [dice.one([...Object.keys(prop), ...HOSTILE_WORDS])]: randomJson(dice, 2) };
}

// The laws of things in every shipped pack: tried with each thing there is, by somebody who can reach it.
import { aCharacter, aProp, doAct, readPack, SHIPPED, stageRules } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import {
  admissible,
  buildWorld,
  characterId,
  firstOpposites,
  isProblem,
  type Json,
  means,
  type Operation,
  type Prop,
  propId,
  step,
  type TextLanguage,
  validatePack,
  type World,
} from '../src/index.ts';

const WORLDS = SHIPPED.flatMap((name) =>
  packNamed(name).languages.map((language) => [name, language as TextLanguage] as const),
);

const BROUGHT = {
  ja: { coffee: 'コーヒー', umbrella: '濡れた傘', drawer: '左の引き出し', pot: '砂糖壺' },
  en: { coffee: 'coffee', umbrella: 'wet umbrella', drawer: 'left drawer', pot: 'sugar pot' },
} as const;

function packNamed(name: string) {
  const { pack } = validatePack(readPack(name));
  if (!pack) throw new Error(`${name} is not valid`);
  return pack;
}

/** The world of a pack with a visitor who holds coffee and an umbrella, and finds a drawer and a sugar pot. */
function visited(name: string, language: TextLanguage): World {
  const world = buildWorld(packNamed(name), { language, seed: 1 });
  if (isProblem(world)) throw new Error(world.message.en);
  const [place = ''] = world.places.ids();
  const { coffee, umbrella, drawer, pot } = BROUGHT[language];
  const held = { holder: 'visitor' };
  const open = { kind: 'container', capacity: 9 };
  return edited(world, [
    added('characters', aCharacter('visitor', place)),
    added('props', aProp('the-coffee', held, { name: coffee, kind: 'drink' })),
    added('props', aProp('the-umbrella', held, { name: umbrella })),
    added('props', aProp('the-drawer', { place }, { ...open, name: drawer })),
    added('props', aProp('the-pot', { place }, { ...open, name: pot })),
  ]);
}

function added(table: string, value: ReturnType<typeof aProp>): Operation {
  return { op: 'add', path: `/${table}/${value.id}`, value: value as unknown as Json };
}

function edited(world: World, patch: Operation[]): World {
  const { world: after, verdict } = step(stageRules, world, { type: 'edit', by: 'tester', patch });
  if (!verdict.allowed) throw new Error(JSON.stringify(verdict.denial));
  return after;
}

/** The world with one thing before the visitor: in sight, unlocked and open. */
function before(world: World, { id, state }: Prop): World {
  const place = world.characters.get(characterId('visitor'))?.place ?? '';
  const is = state.filter((word) => firstOpposites([word, 'open']) === undefined);
  return edited(world, [
    { op: 'add', path: `/props/${id}/at`, value: { place } },
    { op: 'add', path: `/props/${id}/state`, value: is },
    { op: 'add', path: `/props/${id}/hidden`, value: false },
  ]);
}

const by = (world: World, line: string) => doAct(world, line, 'visitor');

/** Ids of all things with which the visitor can do something, and which are then as is asked. */
function those(
  world: World,
  { line, is }: { line: (id: string) => string; is: (after: World, id: string) => boolean },
): string {
  const found = [...world.props.values()].filter((prop) => {
    const { verdict, world: after } = by(before(world, prop), line(prop.id));
    return verdict.allowed && is(after, prop.id);
  });
  return found.map(({ id }) => id).join(', ');
}

const COFFEE = {
  line: (id: string) => `pour the-coffee ${id}`,
  is: (after: World, id: string) => means(after.props.get(propId(id))?.state ?? [], 'full'),
};
const UMBRELLA = {
  line: (id: string) => `put the-umbrella ${id}`,
  is: (after: World, id: string) => {
    const at = after.props.get(propId('the-umbrella'))?.at;
    return at !== undefined && 'inside' in at && at.inside === id;
  },
};

describe.each(WORLDS)('in %s (%s)', (name, language) => {
  const world = visited(name, language);

  it('[L15] [L16] coffee is poured into no drawer, and no umbrella fits a sugar pot', () => {
    const cause = (line: string) => by(world, line).verdict.denial?.cause;
    expect(cause('pour the-coffee the-drawer')).toBe('not-a-vessel');
    expect(cause('put the-umbrella the-pot')).toBe('too-big');
    expect(cause('pour the-coffee the-pot')).toBeUndefined();
  });

  it('[L16] what lies in something fits back into it', () => {
    const refused = [...world.props.values()].flatMap((prop) => {
      if (!('inside' in prop.at) || !prop.portable) return [];
      const box = world.props.get(prop.at.inside as never);
      if (!box) return [];
      const held = edited(before(world, box), [
        { op: 'remove', path: '/props/the-umbrella' },
        { op: 'add', path: `/props/${prop.id}/at`, value: { holder: 'visitor' } },
        { op: 'add', path: `/props/${prop.id}/hidden`, value: false },
      ]);
      const { denial } = by(held, `put ${prop.id} ${box.id}`).verdict;
      return denial ? [`${prop.id} ${box.id}: ${denial.cause}`] : [];
    });
    expect(refused).toEqual([]);
  });

  it('[L13] no thing is ever both, whatever is done with it and then done with it again', () => {
    let changed = 0;
    for (const prop of world.props.values()) {
      const doneWith = (now: World) =>
        admissible(stageRules, { world: now, id: characterId('visitor') })
          .filter(({ object, target }) => object === prop.id || target === prop.id)
          .map((act) => step(stageRules, now, { type: 'act', act }).world);
      const once = doneWith(before(world, prop));
      for (const after of [...once, ...once.flatMap(doneWith)]) {
        const torn = [...after.props.values()].filter(({ state }) => firstOpposites(state));
        expect(torn.map(({ id, state }) => `${id}: ${state.join(', ')}`)).toEqual([]);
        if (after.props.get(prop.id)?.state.join() !== prop.state.join()) changed += 1;
      }
    }
    expect(changed).toBeGreaterThan(10);
  });
});

it('[L15] [L16] what coffee and an umbrella go into is the same in each language, and known', async () => {
  const lines = SHIPPED.flatMap((name) => {
    const [first, ...others] = packNamed(name).languages.map((language) => {
      const world = visited(name, language as TextLanguage);
      return [
        `${name}: coffee into ${those(world, COFFEE)}`,
        `${name}: an umbrella into ${those(world, UMBRELLA)}`,
      ];
    });
    for (const other of others) expect(other).toEqual(first);
    return first ?? [];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    '../fixtures/golden/things-of-packs.txt',
  );
});

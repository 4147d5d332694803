// A small kitchen world for tests, with short names and one of everything.
import {
  beliefKey,
  blankDocument,
  EVEN_PERSONALITY,
  type World,
  type WorldDocument,
  worldDocumentSchema,
  worldFrom,
} from '@hakoniwa/stage';

type Loose = Record<string, unknown>;

/** A prop with everything at its default. */
export function aProp(id: string, at: Loose, more: Loose = {}): Loose {
  return {
    id,
    name: id,
    aliases: [],
    kind: 'thing',
    at,
    state: [],
    portable: true,
    affordances: [],
    ...more,
  };
}

/** A place with everything at its default. */
export function aPlace(
  id: string,
  exits: readonly (string | Loose)[] = [],
  more: Loose = {},
): Loose {
  const ways = exits.map((exit) => (typeof exit === 'string' ? { to: exit, minutes: 1 } : exit));
  return { id, name: id, aliases: [], description: '', exits: ways, ...more };
}

/** A character with everything at its default. */
export function aCharacter(id: string, place: string, more: Loose = {}): Loose {
  return {
    id,
    name: id,
    aliases: [],
    description: '',
    place,
    hands: 2,
    status: [],
    needs: {},
    money: 0,
    skills: {},
    personality: EVEN_PERSONALITY,
    desires: [],
    controlledBy: 'instinct',
    ...more,
  };
}

interface Parts {
  readonly places?: readonly Loose[];
  readonly props?: readonly Loose[];
  readonly characters?: readonly Loose[];
  readonly more?: Loose;
}

/** A world document of the given parts. */
export function aDocument({
  places = [],
  props = [],
  characters = [],
  more = {},
}: Parts): WorldDocument {
  const byId = (entities: readonly Loose[]) =>
    Object.fromEntries(entities.map((one) => [one.id, one]));
  return worldDocumentSchema.parse({
    ...blankDocument({ language: 'en', origin: 'test' }),
    clock: { now: 8 * 3_600_000, start: '2026-04-01' },
    places: byId(places),
    props: byId(props),
    characters: byId(characters.map(({ beliefs: _inTheirTable, ...one }) => one)),
    beliefs: Object.fromEntries(characters.flatMap(beliefsOn)),
    ...more,
  });
}

/** What a character is given to believe, as `{ about: { aspect: held } }`, in the table it belongs to. */
function beliefsOn({ id, beliefs }: Loose): [string, Loose][] {
  return Object.entries((beliefs ?? {}) as Loose).map(([about, sides]) => [
    beliefKey(String(id), about),
    { who: id, about, sides },
  ]);
}

/** A world of the given parts. */
export function aWorld(parts: Parts): World {
  return worldFrom(aDocument(parts));
}

/** Two rooms, two people, and one of every kind of thing. */
export function smallWorld(more: Loose = {}): World {
  return aWorld({
    places: [
      aPlace('kitchen', ['living', { to: 'cellar', via: 'cellar-door', minutes: 1 }]),
      aPlace('living', ['kitchen']),
      aPlace('cellar', [{ to: 'kitchen', via: 'cellar-door', minutes: 1 }]),
    ],
    characters: [aCharacter('yana', 'kitchen'), aCharacter('ayu', 'kitchen')],
    props: [
      aProp('mug', { place: 'kitchen' }, { state: ['clean'] }),
      aProp(
        'maker',
        { place: 'kitchen' },
        {
          kind: 'device',
          portable: false,
          state: ['off'],
          yields: [{ name: 'coffee', kind: 'drink' }],
        },
      ),
      aProp(
        'fridge',
        { place: 'kitchen' },
        { kind: 'container', portable: false, state: ['closed'] },
      ),
      aProp('milk', { inside: 'fridge' }, { kind: 'drink', uses: 2 }),
      aProp('apple', { place: 'kitchen' }, { kind: 'food' }),
      aProp('tv', { place: 'living' }, { kind: 'device', portable: false, state: ['off'] }),
      aProp('sofa', { place: 'living' }, { kind: 'seat', portable: false }),
      aProp('book', { place: 'living' }, { kind: 'readable' }),
      aProp(
        'drawer',
        { place: 'kitchen' },
        { kind: 'container', portable: false, state: ['locked'], key: 'small-key', capacity: 2 },
      ),
      aProp('letter', { inside: 'drawer' }, { kind: 'readable' }),
      aProp('small-key', { place: 'living' }, { kind: 'key' }),
      aProp('coin', { inside: 'sofa' }, { hidden: true }),
      aProp(
        'cellar-door',
        { place: 'kitchen' },
        { kind: 'door', portable: false, state: ['closed'] },
      ),
      aProp('diary', { place: 'kitchen' }, { kind: 'readable', owner: 'ayu' }),
      aProp('radio', { place: 'kitchen' }, { kind: 'device', state: ['off', 'broken'] }),
    ],
    more,
  });
}

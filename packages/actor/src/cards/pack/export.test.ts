// Characters leave as cards, and what came in as a card leaves as the same card.
import { readdirSync, readFileSync } from 'node:fs';
import { buildWorld, isProblem, type Pack, validatePack } from '@hakoniwa/stage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Card } from '../card.ts';
import { placeholderPng } from '../png/placeholder.ts';
import { readCard } from '../read-card.ts';
import { charxWith, faultOf, jsonBytes, V1, V2, V3 } from '../test/build.ts';
import { cardCharx } from '../write/card-charx.ts';
import { cardJson } from '../write/card-json.ts';
import { cardPng } from '../write/card-png.ts';
import { CARD_SECTIONS } from './cards-section.ts';
import { characterFromPack } from './from-pack.ts';
import { characterFromWorld } from './from-world.ts';
import { importCard } from './import-card.ts';
import { cardFrom } from './to-card.ts';

const read = (value: unknown) => readCard(jsonBytes(value)).card;
const text = (value: string) => new TextEncoder().encode(value);

function sound(files: Record<string, string>): Pack {
  const { pack } = validatePack(files, { sections: CARD_SECTIONS });
  if (!pack) throw new Error('the pack has errors');
  return pack;
}

function kitchen(): Pack {
  const folder = new URL('../../../../../packs/kitchen/', import.meta.url);
  const names = ['pack', 'places', 'props', 'characters', 'lore'].map((name) => `${name}.yaml`);
  const stories = readdirSync(new URL('scenarios/', folder)).map((name) => `scenarios/${name}`);
  const files = [...names, ...stories].map((name) => [
    name,
    readFileSync(new URL(name, folder), 'utf8'),
  ]);
  return sound(Object.fromEntries(files));
}

/** The card after a life in a pack, with some of its files rewritten. */
function through(
  card: Card,
  edit: (files: Record<string, string>) => Record<string, string> = (files) => files,
) {
  const { files } = importCard(card, { language: 'en', id: 'mio' });
  return cardFrom(
    characterFromPack(sound(edit({ ...files })), { id: 'mio', options: { language: 'en' } }),
  );
}

describe('export after import', () => {
  it.each([
    ['V1', V1],
    ['V2', V2],
    ['V3', V3],
  ])('[C19] gives a %s card back as it was, macros and unknown fields included', (_, value) => {
    const before = read(value);
    const after = through(before);
    expect(after.data).toEqual(before.data);
    expect(after.beside).toEqual(before.beside);
  });

  it('[C19] knows its own words again in whatever language it was read', () => {
    const before = read(V2);
    const { files } = importCard(before, { language: 'ja', id: 'mio' });
    const source = characterFromPack(sound({ ...files }), {
      id: 'mio',
      options: { language: 'en' },
    });
    expect(cardFrom(source).data).toEqual(before.data);
    const named = importCard(before, { language: 'en', id: 'mio', user: 'Ken' }).files;
    const told = characterFromPack(sound({ ...named }), {
      id: 'mio',
      options: { language: 'en', user: 'Ken' },
    });
    expect(cardFrom(told).data).toEqual(before.data);
  });

  it('[C19] carries what was changed in the pack, and nothing else', () => {
    const after = through(read(V2), (files) => ({
      ...files,
      'characters.yaml': (files['characters.yaml'] ?? '')
        .replace('Never late.', 'Often late.')
        .replace('grit: 50', 'grit: 90'),
      'lore.yaml': (files['lore.yaml'] ?? '').replace('nine years late', 'ten years late'),
    }));
    expect(after.data.description).toBe('Mio keeps the lamp of a small harbour. Often late.');
    expect(after.data.first_mes).toBe(V2.data.first_mes);
    expect(after.data.extensions).toMatchObject({
      ...V2.data.extensions,
      hakoniwa: { traits: { personality: { grit: 90 } } },
    });
    const [ship, ...others] = after.data.character_book?.entries ?? [];
    expect(ship).toEqual({
      ...V2.data.character_book.entries[0],
      content: 'The ship is ten years late.',
    });
    expect(others).toEqual(V2.data.character_book.entries.slice(1));
  });

  it('[C19] lore deleted in the pack leaves the card, new lore joins it', () => {
    const after = through(read(V2), (files) => ({
      ...files,
      'lore.yaml': 'fog:\n  text: Fog.\n  keys: [fog]\n  about: [mio]\n',
    }));
    expect(after.data.character_book?.entries.map(({ content }) => content)).toEqual([
      'Off.',
      'Fog.',
    ]);
  });

  it('[C19] fields repeated beside the data never say something older', () => {
    const after = through(read({ ...V2, name: 'Mio', description: 'old', chat: 'x' }));
    const written = JSON.parse(cardJson(after, { version: 2 })) as Record<string, unknown>;
    expect(written).toMatchObject({ name: 'Mio', description: V2.data.description, chat: 'x' });
  });
});

describe('containers', () => {
  const card = read(V3);

  it('[C20] JSON of both versions comes back the same', () => {
    expect(readCard(text(cardJson(card, { version: 3 }))).card.data).toEqual(V3.data);
    expect(readCard(text(cardJson(card, { version: 2 }))).card).toMatchObject({
      version: 2,
      data: V3.data,
    });
    expect(
      readCard(text(cardJson(card, { version: 3, options: { nowSeconds: 99 } }))).card.data
        .modification_date,
    ).toBe(99);
  });

  it('[C20] a PNG holds V3, and a V2 copy that older programs can read', () => {
    const picture = placeholderPng('other');
    const { card: back, picture: same } = readCard(cardPng(card, { picture }));
    expect(back.data).toEqual(V3.data);
    expect(same).toEqual(picture);
    const only = cardPng(card);
    const copy = readCard(withoutNewer(only)).card;
    expect(copy.version).toBe(2);
    expect(copy.data.creator_notes).toContain('ccv3');
    expect(copy.data.character_book?.entries[0]?.content).toBe('The ship is nine years late.');
  });

  it('[C20] a CHARX comes back with its assets, the same bytes each time', () => {
    const asset = { name: 'assets/emotion/images/happy.png', bytes: Uint8Array.of(7, 8) };
    const bytes = cardCharx(card, { assets: [asset], picture: placeholderPng('x') });
    expect(cardCharx(card, { assets: [asset], picture: placeholderPng('x') })).toEqual(bytes);
    const back = readCard(bytes);
    expect(back.assets[0]).toEqual(asset);
    expect(back.card.data.assets?.[0]?.uri).toBe('embeded://assets/icon/images/main.png');
    expect(cardCharx(back.card, { assets: back.assets })).toEqual(
      charxWith({
        'card.json': text(cardJson(back.card, { version: 3 })),
        ...Object.fromEntries(back.assets.map(({ name, bytes: one }) => [name, one])),
      }),
    );
  });
});

/** The file with the newer chunk's keyword made unknown, its checksum left to the writer. */
function withoutNewer(png: Uint8Array): Uint8Array {
  const { card } = readCard(png);
  const copy = cardPng(card);
  const chunks = splitPng(copy).filter(({ keyword }) => keyword !== 'ccv3');
  return Uint8Array.from([...copy.subarray(0, 8), ...chunks.flatMap(({ raw }) => [...raw])]);
}

function splitPng(png: Uint8Array): { keyword: string; raw: Uint8Array }[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const found: { keyword: string; raw: Uint8Array }[] = [];
  for (let at = 8; at < png.length; ) {
    const size = view.getUint32(at) + 12;
    found.push({
      keyword: new TextDecoder().decode(png.subarray(at + 8, at + 12)),
      raw: png.subarray(at, at + size),
    });
    at += size;
  }
  return found;
}

describe('characters of our own', () => {
  const pack = kitchen();

  it.each(['ja', 'en'] as const)(
    '[C21] leave the kitchen and come back the same in %s',
    (language) => {
      const source = characterFromPack(pack, { id: 'yana', options: { language } });
      const card = readCard(cardPng(cardFrom(source))).card;
      const { id, files, language: shown } = importCard(card, { language: 'en' });
      expect(shown).toBe(language);
      const back = characterFromPack(sound({ ...files }), { id, options: { language } });
      expect(back.character).toEqual(source.character);
      expect(Object.values(back.lore)).toEqual(Object.values(source.lore));
    },
  );

  it('[C21] leave a running world as they would leave its pack', () => {
    const world = buildWorld(pack, { scenario: 'kitchen_morning', language: 'ja', seed: 1 });
    if (isProblem(world)) throw new Error(world.code);
    const fromWorld = characterFromWorld(world, { id: 'ayu' });
    const fromPack = characterFromPack(pack, { id: 'ayu', options: { language: 'ja' } });
    // What they want today is the scenario's.
    const { desires: today, ...own } = fromWorld.character.traits;
    const { desires: ever, ...ofPack } = fromPack.character.traits;
    expect({ ...fromWorld.character, traits: own }).toEqual({
      ...fromPack.character,
      traits: ofPack,
    });
    expect(today).not.toEqual(ever);
    const { cast = [] } = pack.scenarios.kitchen_morning ?? {};
    const short = cast.flatMap((one) =>
      typeof one === 'object' && one.id === 'ayu' ? (one.desires?.short ?? []) : [],
    );
    expect(today?.short?.map(({ weight }) => weight)).toEqual(short.map(({ weight }) => weight));
    expect(fromWorld.lore).toEqual(fromPack.lore);
    expect(faultOf(() => characterFromWorld(world, { id: 'nobody' }))).toBe('CHARACTER_UNKNOWN');
    expect(
      faultOf(() => characterFromPack(pack, { id: 'toString', options: { language: 'ja' } })),
    ).toBe('CHARACTER_UNKNOWN');
  });

  it('[C21] a spoiled extension of ours is passed over', () => {
    const card = cardFrom(characterFromPack(pack, { id: 'yana', options: { language: 'en' } }));
    const extensions = { hakoniwa: { version: 1, language: 'en', traits: { personality: 5 } } };
    const { files, id } = importCard(
      { ...card, data: { ...card.data, extensions } },
      { language: 'en' },
    );
    expect(sound({ ...files }).characters[id]?.personality.openness).toBe(50);
  });

  it('[C21] come back the same whatever plain words they are made of', () => {
    const word = fc.stringMatching(/^[a-zぁ-ん漢字'"#:&*-]{1,12}$/);
    const percent = fc.nat(100);
    fc.assert(
      fc.property(
        word,
        word,
        fc.array(word, { maxLength: 3 }),
        percent,
        (name, prose, moods, grit) => {
          const base = characterFromPack(pack, { id: 'yana', options: { language: 'en' } });
          const personality = { ...base.character.traits.personality, grit };
          const character = {
            ...base.character,
            name: `A${name}`,
            description: prose,
            traits: { ...base.character.traits, moods, personality },
          };
          const { files, id } = importCard(cardFrom({ ...base, character }), { language: 'en' });
          expect(
            characterFromPack(sound({ ...files }), { id, options: { language: 'en' } }).character,
          ).toEqual(character);
        },
      ),
      { numRuns: 25 },
    );
  });
});

// Whatever is done to a sound file, reading it gives a card or a CardError, and never anything else.
import { validatePack } from '@hakoniwa/stage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lorebookFromJson, readLorebook } from './lore/lorebook.ts';
import { CARD_SECTIONS } from './pack/cards-section.ts';
import { characterFromPack } from './pack/from-pack.ts';
import { importCard } from './pack/import-card.ts';
import { cardFrom } from './pack/to-card.ts';
import { readCard } from './read-card.ts';
import {
  BOOK,
  cardChunk,
  charxWith,
  faultOf,
  jsonBytes,
  pngWith,
  V1,
  V2,
  V3,
} from './test/build.ts';
import { cardCharx } from './write/card-charx.ts';
import { cardPng } from './write/card-png.ts';

const FILES = [
  jsonBytes(V1),
  jsonBytes(V2),
  jsonBytes(V3),
  pngWith(cardChunk('chara', V2), cardChunk('ccv3', V3)),
  charxWith({ 'card.json': jsonBytes(V3), 'assets/a.png': Uint8Array.of(1, 2) }),
] as const;

const spoilt = fc
  .record({
    file: fc.constantFrom(...FILES),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
    doCut: fc.boolean(),
    changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 }),
  })
  .map(({ file, cut, doCut, changes }) => {
    const bytes = file.slice(0, doCut ? Math.floor(cut * file.length) : file.length);
    for (const [at, byte] of changes) if (bytes.length > 0) bytes[at % bytes.length] = byte;
    return bytes;
  });

const LEAVES = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    null,
    '',
    'x'.repeat(9_000),
    '{{char}}{{user}}',
    '<img src=x>',
    -1,
    [],
    {},
    '\ud800',
    '---\n...',
    '$x',
  ),
);

/** A card in which some values, wherever they stand, are something else. */
const mutated = fc
  .record({
    value: fc.constantFrom<object>(V1, V2, V3),
    changes: fc.array(fc.tuple(fc.nat(), LEAVES), { minLength: 1, maxLength: 3 }),
  })
  .map(({ value, changes }) => {
    const copy = structuredClone(value);
    for (const [pick, leaf] of changes) {
      const spots: [Record<string, unknown>, string][] = [];
      const walk = (at: unknown): void => {
        if (typeof at !== 'object' || at === null) return;
        for (const key of Object.keys(at)) {
          spots.push([at as Record<string, unknown>, key]);
          walk((at as Record<string, unknown>)[key]);
        }
      };
      walk(copy);
      const [holder, key] = spots[pick % spots.length] ?? [{}, ''];
      holder[key] = leaf;
    }
    return copy;
  });

describe('hostile input', () => {
  it('[C8] gives a card or a CardError for any damage to the bytes', () => {
    fc.assert(
      fc.property(spoilt, (bytes) => {
        faultOf(() => readCard(bytes));
        faultOf(() => readLorebook(bytes));
      }),
      { numRuns: 400 },
    );
  });

  it('[C8] gives a card or a CardError for any bytes', () => {
    const heads = fc.constantFrom(
      [],
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
      [0x50, 0x4b, 3, 4],
      [0x7b],
    );
    fc.assert(
      fc.property(heads, fc.uint8Array({ maxLength: 200 }), (head, rest) => {
        faultOf(() => readCard(Uint8Array.from([...head, ...rest])));
      }),
      { numRuns: 150 },
    );
  });

  it('[C8] what is accepted, with whatever values, becomes a pack without errors', () => {
    let imported = 0;
    fc.assert(
      fc.property(mutated, (value) => {
        const fault = faultOf(() => {
          const { files } = importCard(readCard(jsonBytes(value)).card, { language: 'en' });
          imported += Object.keys(files).length > 0 ? 1 : 0;
        });
        expect(fault).not.toBe('PACK_UNSOUND');
      }),
      { numRuns: 100 },
    );
    expect(imported).toBeGreaterThan(5);
  });

  it('[C19] what is accepted, with whatever values, leaves the pack as it came', () => {
    fc.assert(
      fc.property(mutated, (value) => {
        faultOf(() => {
          const { card } = readCard(jsonBytes(value));
          const { files, id } = importCard(card, { language: 'en' });
          const { pack } = validatePack(files, { sections: CARD_SECTIONS });
          if (!pack) throw new Error('the pack has errors');
          const back = cardFrom(characterFromPack(pack, { id, options: { language: 'en' } }));
          expect(back.data).toEqual(card.data);
          expect(readCard(cardPng(back)).card.data).toEqual(card.data);
          expect(readCard(cardCharx(back)).card.data).toEqual(card.data);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('[C8] holds for lorebooks of any shape', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        faultOf(() => lorebookFromJson(value));
        faultOf(() => lorebookFromJson({ ...BOOK, entries: value }));
        faultOf(() => lorebookFromJson({ entries: { 0: value } }));
      }),
      { numRuns: 100 },
    );
  });
});

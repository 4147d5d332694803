import {
  BACKS,
  CLOTHES,
  EYES,
  FRONTS,
  HEADS,
  LOOK_EXTRAS,
  lookSchema,
  NOSES,
} from '@hakoniwa/stage/looks';
import { describe, expect, it } from 'vitest';
import { EXPRESSIONS, type Expression } from './expressions.data.ts';
import { lookOf } from './look.ts';
import { portrait } from './portrait.ts';
import { mirrored } from './shape.ts';
import { toSvg } from './to-svg.ts';

const drawn = (id: string, told = {}) => toSvg(portrait(lookOf(id, told)));
const expressions = Object.keys(EXPRESSIONS) as Expression[];

describe('portraits', () => {
  it('[PO1] are the same for the same id, and as told', () => {
    expect(drawn('yana')).toBe(drawn('yana'));
    const told = { age: 'old', front: 'bald', extras: ['monocle'] } as const;
    expect(lookOf('yana', told)).toMatchObject(told);
    expect(lookOf('yana', { age: undefined })).toEqual(lookOf('yana'));
    expect(lookSchema.safeParse(lookOf('anybody')).success).toBe(true);
  });

  it('[PO2] of sixty people are sixty', () => {
    const people = Array.from({ length: 60 }, (_, at) => `resident-${at}`);
    expect(new Set(people.map((id) => drawn(id))).size).toBe(60);
    const hair = people.map((id) => lookOf(id)).map(({ front, back }) => `${front} ${back}`);
    expect(new Set(hair).size).toBeGreaterThan(20);
  });

  it('[PO3] show every word there is for a look', () => {
    const words = {
      head: HEADS,
      front: FRONTS,
      back: BACKS,
      eyes: EYES,
      nose: NOSES,
      clothes: CLOTHES,
    };
    for (const [part, all] of Object.entries(words))
      expect(new Set(all.map((word) => drawn('one', { [part]: word }))).size, part).toBe(
        all.length,
      );
    const extras = LOOK_EXTRAS.map((extra) => drawn('one', { extras: [extra] }));
    expect(new Set([...extras, drawn('one', { extras: [] })]).size).toBe(LOOK_EXTRAS.length + 1);
    const look = lookOf('one');
    const faces = expressions.map((expression) => toSvg(portrait(look, expression)));
    expect(new Set(faces).size).toBe(expressions.length);
  });

  it('[PO4] show an age', () => {
    const ids = Array.from({ length: 200 }, (_, at) => `person ${at}`);
    const beards = new Set(['beard', 'goatee', 'moustache']);
    for (const id of ids) {
      expect(lookOf(id, { age: 'child' }).extras.some((one) => beards.has(one))).toBe(false);
      const old = lookOf(id, { age: 'old' });
      expect(['grey', 'white']).toContain(old.hair);
      expect(old.extras).toContain('wrinkles');
    }
  });

  it('[PO5] are outlines in known colours', () => {
    for (const id of ['a', '桃', '<script>'])
      for (const { d, fill, line } of portrait(lookOf(id))) {
        expect(d).toMatch(/^M[\d\s.MLCQaZ-]+$/);
        for (const colour of [fill, line]) if (colour) expect(colour).toMatch(/^#[\da-f]{6}$/);
      }
    expect(drawn('<script>')).not.toMatch(/script|href|http:\/\/(?!www\.w3\.org)/);
  });

  it('[PO5] have two sides of a kind', () => {
    expect(mirrored('M10 20L30.5 40Z')).toBe('M86 20L65.5 40Z');
    expect(mirrored(mirrored('M9 8C7 6 5 4 3 2'))).toBe('M9 8C7 6 5 4 3 2');
  });
});

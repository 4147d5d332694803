// The fields that may stand at a place of an experiment: what a mistyped one could have meant.
import { z } from 'zod';
import { experimentSchema } from './schema.ts';

/** All fields that could stand beside a key; alternatives count together. */
export function knownFields(path: readonly PropertyKey[]): string[] {
  let places: unknown[] = [experimentSchema];
  for (const part of path) places = places.flatMap(bare).flatMap((place) => inside(place, part));
  return [...new Set(places.flatMap(bare).flatMap(fieldsOf))];
}

function fieldsOf(place: unknown): string[] {
  return place instanceof z.ZodObject ? Object.keys(place.shape) : [];
}

/** A schema without what is around it, a union as its alternatives. */
function bare(place: unknown): unknown[] {
  if (
    place instanceof z.ZodOptional ||
    place instanceof z.ZodDefault ||
    place instanceof z.ZodPrefault
  )
    return bare(place.unwrap());
  return place instanceof z.ZodUnion ? place.options.flatMap(bare) : [place];
}

function inside(place: unknown, part: PropertyKey): unknown[] {
  if (place instanceof z.ZodObject) return [place.shape[String(part)]];
  if (place instanceof z.ZodRecord) return [place.valueType];
  return place instanceof z.ZodArray ? [place.element] : [];
}

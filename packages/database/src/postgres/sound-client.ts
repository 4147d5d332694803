// A connection that any text can be sent over: PostgreSQL has no room for the character 0 and refuses the statement.
import { soundText } from '@hakoniwa/stage';
import pg from 'pg';

/** Sends U+FFFD in its place, as UTF-8 does with halves of characters; texts of JSON never hold either. */
export class SoundClient extends pg.Client {
  override query = ((...given: unknown[]) =>
    Reflect.apply(pg.Client.prototype.query, this, given.map(soundPart))) as pg.Client['query'];
}

/** The values stand alone or in an object beside their statement; whatever else is given stays. */
function soundPart(part: unknown): unknown {
  if (Array.isArray(part)) return soundValues(part);
  const isStatement = typeof part === 'object' && part !== null && 'values' in part;
  if (!isStatement || 'submit' in part || !Array.isArray(part.values)) return part;
  return { ...part, values: soundValues(part.values) };
}

function soundValues(values: readonly unknown[]): unknown[] {
  return values.map((value) => {
    if (Array.isArray(value)) return soundValues(value);
    return typeof value === 'string' && value.includes('\u0000') ? soundText(value) : value;
  });
}

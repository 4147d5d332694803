// Reads JSON that nobody vouches for: not deep, without the keys that reach into every object.
import { PROTOTYPE_KEYS } from '@hakoniwa/stage';
import type { z } from 'zod';
import { BackupRefusedError } from './errors.ts';
import { limits } from './limits.ts';

/** The value of a text; throws BAD_SHAPE when it is no JSON. */
export function parseBackupJson(text: string, entry: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new BackupRefusedError('BAD_SHAPE', { entry, detail: 'it is no JSON', cause });
  }
}

/** A value as a schema wants it; its keys and its depth are looked at first. */
export function soundBackupJson<T extends z.ZodType>(
  value: unknown,
  { schema, entry }: { schema: T; entry: string },
): z.output<T> {
  checkKeys(value, entry);
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const detail = `${issue?.path.map(String).join('.') || 'it'}: ${issue?.message ?? 'not as it must be'}`;
  throw new BackupRefusedError('BAD_SHAPE', { entry, detail });
}

/** Refuses prototype keys and deep nesting; walks without recursion. */
export function checkKeys(value: unknown, entry: string): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limits.depth)
      throw new BackupRefusedError('BAD_SHAPE', { entry, detail: 'it is nested too deeply' });
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue;
      for (const key of Object.keys(one)) {
        if (PROTOTYPE_KEYS.has(key))
          throw new BackupRefusedError('FORBIDDEN_KEY', { entry, detail: `it has the key ${key}` });
        next.push((one as Record<string, unknown>)[key]);
      }
    }
    level = next;
  }
}

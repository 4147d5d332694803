// One operation of RFC 6902, and the ways a patch can be wrong.

import { z } from 'zod';
import type { Json } from '../base/json.ts';
import { jsonSchema } from '../base/json-schema.ts';
import type { VALUE_OPERATIONS } from '../base/vocabulary.ts';

const path = z.string().regex(/^(\/.*)?$/s, 'a JSON pointer is empty or starts with /');

export const operationSchema = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('add'), path, value: jsonSchema }),
  z.strictObject({ op: z.literal('remove'), path }),
  z.strictObject({ op: z.literal('replace'), path, value: jsonSchema }),
  z.strictObject({ op: z.literal('move'), path, from: path }),
  z.strictObject({ op: z.literal('copy'), path, from: path }),
  z.strictObject({ op: z.literal('test'), path, value: jsonSchema }),
]);

export type Operation =
  | { readonly op: (typeof VALUE_OPERATIONS)[number]; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move'; readonly path: string; readonly from: string }
  | { readonly op: 'copy'; readonly path: string; readonly from: string };
export type Patch = readonly Operation[];

export type PatchFault =
  | 'BAD_POINTER'
  | 'PATH_MISSING'
  | 'BAD_INDEX'
  | 'NOT_A_CONTAINER'
  | 'PROTOTYPE_KEY'
  | 'TEST_FAILED'
  | 'MOVE_INTO_ITSELF';

/** A patch that cannot be applied; nothing of it was. */
export class PatchError extends Error {
  override readonly name = 'PatchError';
  readonly code: PatchFault;
  readonly path: string;

  constructor(code: PatchFault, path: string) {
    super(`${code} at ${path === '' ? 'the root' : path}`);
    this.code = code;
    this.path = path;
  }
}

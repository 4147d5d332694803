// What a request about an own pack asks for.
import { ownPackSchema, wireIdSchema } from '@hakoniwa/protocol';
import type { Context } from 'hono';
import { jsonContent } from '../../api/json-content.ts';
import type { Parameter } from '../../api/operation.ts';
import type { CompleteApp } from '../../app-parts.ts';
import type { OwnPacks } from '../../packs/own-packs.ts';
import { Refused } from '../../refused.ts';

export const packParameter: Parameter = {
  name: 'pack',
  description: 'ownPack.id',
  schema: wireIdSchema,
};

export const own = jsonContent('OwnPack', ownPackSchema);

/** The packs of this house's people; a house that keeps nothing has none. */
export function packStoreOf({ packs }: Pick<CompleteApp, 'packs'>): OwnPacks {
  if (!packs)
    throw new Refused('NOT_KEPT', 'this server keeps nothing; set HAKONIWA_DATA to a folder');
  return packs;
}

/** The id in the address. */
export function packAsked(context: Context): string {
  return context.req.param('pack') ?? '';
}

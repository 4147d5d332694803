// Packs of one's own: listed, kept, looked at, changed, taken away.
import { isGardenId } from '@hakoniwa/garden';
import { newOwnPackSchema, ownPackListSchema, packChangeSchema } from '@hakoniwa/protocol';
import type { PackFiles } from '@hakoniwa/stage';
import type { Context } from 'hono';
import type { z } from 'zod';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { bodyRefusals, refusals } from '../../api/refusals.ts';
import { passOf } from '../../borders/pass.ts';
import { RequestInvalid } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { filesIn, filesToGive } from '../../packs/own-packs.ts';
import { packCardShown, packShown } from '../../packs/pack-shown.ts';
import { readBody } from '../../read-body.ts';
import { readBodyBytes } from '../../read-json.ts';
import { Refused } from '../../refused.ts';
import type { Route, RouteParts } from '../../route.ts';
import { readArchive } from '../../safe/read-archive.ts';
import { own, packAsked, packParameter } from './asked.ts';

const list = jsonContent('OwnPackList', ownPackListSchema);

export const ownPackList: Route = {
  method: 'get',
  path: '/v1/packs/own',
  operation: {
    id: 'ownPacks',
    summary: 'ownPacks.summary',
    answers: {
      200: jsonAnswer('ownPacks.ok', list),
    },
  },
  handle: async (context, parts) => {
    const rows = await parts.packs.list(passOf(context));
    return context.json({ packs: rows.map(packCardShown) });
  },
};

export const ownPackCreate: Route = {
  method: 'post',
  path: '/v1/packs/own',
  operation: {
    id: 'createPack',
    summary: 'createPack.summary',
    description: 'createPack.description',
    body: [jsonContent('NewOwnPack', newOwnPackSchema), { type: 'application/zip' }],
    answers: { 201: jsonAnswer('ownPack.ok', own), ...bodyRefusals(), ...refusals(404, 409) },
  },
  handle: async (context, parts) => {
    const { packs } = parts;
    const caller = passOf(context);
    const id = await packs.create(await newFiles(context, parts), caller);
    context.header('location', `/v1/packs/own/${id}`);
    return context.json(await packShown(packs, { id, caller }), 201);
  },
};

interface NewFiles {
  readonly files: PackFiles;
  readonly note?: string | undefined;
}

async function newFiles(context: Context, parts: RouteParts): Promise<NewFiles> {
  const { req } = context;
  if (/^application\/zip\b/i.test(req.header('content-type') ?? ''))
    return { files: readArchive(await readBodyBytes(req, limits.archive.packedBytes)) };
  const {
    files,
    from = '',
    note,
  }: z.output<typeof newOwnPackSchema> = await readBody(req, newOwnPackSchema);
  if (files) return { files, note };
  const copied = isGardenId(from)
    ? filesToGive((await parts.packs.find(from, passOf(context))).files)
    : await parts.gardens.packFiles(from);
  if (!copied) throw new Refused('UNKNOWN_PACK', 'there is no such pack here');
  return { files: copied, note };
}

export const ownPackShow: Route = {
  method: 'get',
  path: '/v1/packs/own/:pack',
  operation: {
    id: 'ownPack',
    summary: 'ownPack.summary',
    path: [packParameter],
    answers: { 200: jsonAnswer('ownPack.ok', own), ...refusals(404) },
  },
  handle: async (context, parts) =>
    context.json(await packShown(parts.packs, { id: packAsked(context), caller: passOf(context) })),
};

export const ownPackChange: Route = {
  method: 'put',
  path: '/v1/packs/own/:pack',
  operation: {
    id: 'changePack',
    summary: 'changePack.summary',
    description: 'changePack.description',
    path: [packParameter],
    body: jsonContent('PackChange', packChangeSchema),
    answers: { 200: jsonAnswer('ownPack.ok', own), ...bodyRefusals(), ...refusals(404, 409) },
  },
  handle: async (context, parts) => {
    const { packs } = parts;
    const caller = passOf(context);
    const id = packAsked(context);
    const { changes, revision, note } = await readBody(context.req, packChangeSchema);
    const files = changed(filesIn((await packs.find(id, caller)).files), changes);
    await packs.change(id, { files, revision, note }, caller);
    return context.json(await packShown(packs, { id, caller }));
  },
};

/** The files with some changed; null takes one away. */
function changed(
  files: PackFiles,
  changes: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const kept = Object.entries({ ...files, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  const bytes = kept.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
  if (kept.length > limits.archive.files || bytes > limits.archive.unpackedBytes)
    throw new RequestInvalid([{ path: 'changes', message: 'the pack grows too large' }]);
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const ownPackDelete: Route = {
  method: 'delete',
  path: '/v1/packs/own/:pack',
  operation: {
    id: 'deletePack',
    summary: 'deletePack.summary',
    path: [packParameter],
    answers: { 200: jsonAnswer('deletePack.ok', list), ...refusals(404, 409) },
  },
  handle: async (context, parts) => {
    const { packs } = parts;
    await packs.remove(packAsked(context), passOf(context));
    const rows = await packs.list(passOf(context));
    return context.json({ packs: rows.map(packCardShown) });
  },
};

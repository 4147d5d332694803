// An own pack goes back and forth between its states, goes out as a zip, and takes cards in.
import { importedCardSchema, packMoveSchema, wireIdSchema } from '@hakoniwa/protocol';
import { zipSync } from 'fflate';
import type { Context } from 'hono';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import type { Content } from '../../api/operation.ts';
import { bodyRefusals, refusals } from '../../api/refusals.ts';
import { passOf } from '../../borders/pass.ts';
import { BodyTypeUnsupported } from '../../errors.ts';
import { languageAsked, languageParameter } from '../../language-asked.ts';
import { limits } from '../../limits.ts';
import { importInto } from '../../packs/import-into.ts';
import { filesIn, filesToGive } from '../../packs/own-packs.ts';
import { packShown } from '../../packs/pack-shown.ts';
import { asked } from '../../parameters.ts';
import { readBody } from '../../read-body.ts';
import { readBodyBytes } from '../../read-json.ts';
import type { Route } from '../../route.ts';
import { own, packAsked, packParameter } from './asked.ts';

const moveRoute = (to: 'undo' | 'redo'): Route => ({
  method: 'post',
  path: `/v1/packs/own/:pack/${to}`,
  operation: {
    id: `${to}Pack`,
    summary: `${to}Pack.summary`,
    path: [packParameter],
    body: jsonContent('PackMove', packMoveSchema),
    answers: { 200: jsonAnswer('ownPack.ok', own), ...bodyRefusals(), ...refusals(404, 409) },
  },
  handle: async (context, parts) => {
    const { packs } = parts;
    const caller = passOf(context);
    const { revision } = await readBody(context.req, packMoveSchema);
    await packs.move(packAsked(context), { to, revision }, caller);
    return context.json(await packShown(packs, { id: packAsked(context), caller }));
  },
});

export const ownPackUndo = moveRoute('undo');
export const ownPackRedo = moveRoute('redo');

export const ownPackExport: Route = {
  method: 'get',
  path: '/v1/packs/own/:pack/export',
  operation: {
    id: 'exportPack',
    summary: 'exportPack.summary',
    path: [packParameter],
    answers: {
      200: { description: 'exportPack.ok', content: [{ type: 'application/zip' }] },
      ...refusals(404),
    },
  },
  handle: async (context, parts) => {
    const id = packAsked(context);
    const { files } = await parts.packs.find(id, passOf(context));
    const entries = Object.entries(filesToGive(files));
    const texts = entries.map(([path, text]) => [path, new TextEncoder().encode(text)] as const);
    return context.body(new Uint8Array(zipSync(Object.fromEntries(texts))), 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${id}.zip"`,
    });
  },
};

const CARD_TYPES = ['image/png', 'image/jpeg', 'application/json', 'application/zip'] as const;
const anyBytes: readonly Content[] = [...CARD_TYPES, 'application/octet-stream'].map((type) => ({
  type,
}));
const place = {
  name: 'place',
  description: 'importCard.place',
  schema: wireIdSchema.optional(),
} as const;
const query = [place, languageParameter] as const;
const imported = jsonContent('ImportedCard', importedCardSchema);

async function cardIn(context: Context): Promise<Uint8Array> {
  const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim() ?? '';
  if (!anyBytes.some((content) => content.type === type))
    throw new BodyTypeUnsupported('send the file of a card or a lorebook');
  return readBodyBytes(context.req, limits.cardBytes);
}

export const cardNew: Route = {
  method: 'post',
  path: '/v1/packs/cards',
  operation: {
    id: 'packFromCard',
    summary: 'packFromCard.summary',
    query,
    body: anyBytes,
    answers: { 201: jsonAnswer('importCard.ok', imported), ...refusals(408, 409, 413, 415, 422) },
  },
  handle: async (context, parts) => {
    const { packs } = parts;
    const caller = passOf(context);
    const language = languageAsked(context);
    const at = asked(context, place);
    const { files, ...done } = importInto(await cardIn(context), { language, place: at });
    const id = await packs.create({ files, note: done.id }, caller);
    return context.json({ ...done, pack: await packShown(packs, { id, caller }) }, 201);
  },
};

export const cardImport: Route = {
  method: 'post',
  path: '/v1/packs/own/:pack/cards',
  operation: {
    id: 'importCard',
    summary: 'importCard.summary',
    description: 'importCard.description',
    path: [packParameter],
    query,
    body: anyBytes,
    answers: {
      200: jsonAnswer('importCard.ok', imported),
      ...refusals(404, 408, 409, 413, 415, 422),
    },
  },
  handle: async (context, parts) => {
    const { packs } = parts;
    const caller = passOf(context);
    const row = await packs.find(packAsked(context), caller);
    const at = asked(context, place);
    const wanted = { language: languageAsked(context), into: filesIn(row.files), place: at };
    const { files, ...done } = importInto(await cardIn(context), wanted);
    const { handle: id, revision } = row;
    await packs.change(id, { files, revision, note: done.id }, caller);
    return context.json({ ...done, pack: await packShown(packs, { id, caller }) });
  },
};

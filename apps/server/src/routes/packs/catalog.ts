// Packs: those on the shelf, and a check of one that is sent.
import { checkPackFiles } from '@hakoniwa/garden';
import { packFilesSchema, packListSchema, packReportSchema } from '@hakoniwa/protocol';
import { SESSION_SECTIONS } from '@hakoniwa/sessions';
import { hasErrors } from '@hakoniwa/stage';
import type { Context } from 'hono';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { bodyRefusals } from '../../api/refusals.ts';
import { limits } from '../../limits.ts';
import { readBody } from '../../read-body.ts';
import { readBodyBytes } from '../../read-json.ts';
import type { Route } from '../../route.ts';
import { readArchive } from '../../safe/read-archive.ts';

export const packList: Route = {
  method: 'get',
  path: '/v1/packs',
  operation: {
    id: 'packs',
    summary: 'packs.summary',
    answers: { 200: jsonAnswer('packs.ok', jsonContent('PackList', packListSchema)) },
  },
  handle: async (context, { gardens }) => context.json({ packs: await gardens.packs() }),
};

export const packValidate: Route = {
  method: 'post',
  path: '/v1/packs/validate',
  operation: {
    id: 'validatePack',
    summary: 'validatePack.summary',
    description: 'validatePack.description',
    body: [jsonContent('PackFiles', packFilesSchema), { type: 'application/zip' }],
    answers: {
      200: jsonAnswer('validatePack.ok', jsonContent('PackReport', packReportSchema)),
      ...bodyRefusals(),
    },
  },
  handle: async (context) => {
    const { problems, notes } = checkPackFiles(await filesSent(context), SESSION_SECTIONS);
    return context.json({ ok: !hasErrors(problems), problems, notes });
  },
};

async function filesSent({ req }: Context): Promise<Readonly<Record<string, string>>> {
  const isZip = /^application\/zip\b/i.test(req.header('content-type') ?? '');
  if (isZip) return readArchive(await readBodyBytes(req, limits.archive.packedBytes));
  return (await readBody(req, packFilesSchema)).files;
}

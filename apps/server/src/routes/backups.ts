// Backups over HTTP: one garden or everything as a file, and a file restored.
import { isGardenId } from '@hakoniwa/garden';
import { restoredSchema } from '@hakoniwa/protocol';
import type { Context } from 'hono';
import { z } from 'zod';
import { jsonAnswer, jsonContent } from '../api/json-content.ts';
import { refusals } from '../api/refusals.ts';
import type { CompleteApp } from '../app-parts.ts';
import { withSpooled } from '../backups/spool.ts';
import { passOf } from '../borders/pass.ts';
import { BodyTypeUnsupported } from '../errors.ts';
import { gardenParameter } from '../gardens/asked.ts';
import { limits } from '../limits.ts';
import { asked } from '../parameters.ts';
import { Refused } from '../refused.ts';
import type { Route } from '../route.ts';

const TYPE = 'application/zip';
const keepIds = {
  name: 'keepIds',
  description: 'importAll.keepIds',
  schema: z.enum(['true', 'false']).default('false'),
} as const;

export const exportGarden: Route = {
  method: 'get',
  path: '/v1/gardens/:id/export',
  operation: {
    id: 'exportGarden',
    summary: 'exportGarden.summary',
    path: [gardenParameter],
    answers: {
      200: { description: 'exportGarden.ok', content: [{ type: TYPE }] },
      ...refusals(404),
    },
  },
  handle: async (context, parts) => {
    const id = context.req.param('id') ?? '';
    if (!isGardenId(id)) throw new Refused('UNKNOWN_GARDEN', 'there is no such garden');
    return download(context, { parts, garden: id });
  },
};

export const exportAll: Route = {
  method: 'get',
  path: '/v1/export',
  operation: {
    id: 'exportAll',
    summary: 'exportAll.summary',
    answers: {
      200: { description: 'exportAll.ok', content: [{ type: TYPE }] },
    },
  },
  handle: (context, parts) => download(context, { parts }),
};

export const importAll: Route = {
  method: 'post',
  path: '/v1/import',
  operation: {
    id: 'importAll',
    summary: 'importAll.summary',
    description: 'importAll.description',
    query: [keepIds],
    body: [{ type: TYPE }, { type: 'application/octet-stream' }],
    answers: {
      201: jsonAnswer('importAll.ok', jsonContent('Restored', restoredSchema)),
      ...refusals(408, 409, 413, 415, 422),
    },
  },
  handle: async (context, parts) => {
    const { backups } = parts;
    const keepsIds = asked(context, keepIds) === 'true';
    const type = context.req.header('content-type') ?? '';
    if (!/^application\/(?:zip|octet-stream)\b/i.test(type))
      throw new BodyTypeUnsupported(`send ${TYPE}`);
    const caller = passOf(context);
    const restored = await withSpooled(context.req, {
      limitBytes: limits.backup.fileBytes,
      work: (file) => backups.restore(caller, { file, keepsIds }),
    });
    return context.json(restored, 201);
  },
};

/** The first bytes are made before the answer begins, so that what fails at once has its status. */
async function download(
  context: Context,
  { parts, garden }: { parts: CompleteApp; garden?: string },
): Promise<Response> {
  const bytes = await parts.backups.write(passOf(context), garden);
  const first = await bytes.next();
  const all = async function* () {
    if (!first.done) yield first.value;
    yield* bytes;
  };
  const name = garden ?? 'hakoniwa';
  return context.body(ReadableStream.from(all()) as ReadableStream<Uint8Array>, 200, {
    'content-type': TYPE,
    'content-disposition': `attachment; filename="${name}.zip"`,
    'cache-control': 'no-store',
  });
}

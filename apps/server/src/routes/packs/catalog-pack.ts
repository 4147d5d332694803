// The files of a pack on the shelf, to be read and copied.
import { catalogPackSchema, wireIdSchema } from '@hakoniwa/protocol';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { Refused } from '../../refused.ts';
import type { Route } from '../../route.ts';

export const catalogPack: Route = {
  method: 'get',
  path: '/v1/packs/shelf/:name',
  operation: {
    id: 'shelfPack',
    summary: 'shelfPack.summary',
    path: [{ name: 'name', description: 'shelfPack.name', schema: wireIdSchema }],
    answers: {
      200: jsonAnswer('shelfPack.ok', jsonContent('ShelfPack', catalogPackSchema)),
      ...refusals(404),
    },
  },
  handle: async (context, { gardens }) => {
    const id = context.req.param('name') ?? '';
    const card = (await gardens.packs()).find((one) => one.id === id);
    const files = card && (await gardens.packFiles(id));
    if (!files) throw new Refused('UNKNOWN_PACK', 'there is no such pack here');
    return context.json({ id, languages: card.languages, files });
  },
};

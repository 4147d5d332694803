// The tokens of one's programs: made, listed, revoked. A token cannot make another.
import {
  apiTokenListSchema,
  madeTokenSchema,
  newTokenSchema,
  wireIdSchema,
} from '@hakoniwa/protocol';
import { endToken, listTokens, makeToken } from '../../accounts/api-tokens.ts';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { bodyRefusals, refusals } from '../../api/refusals.ts';
import { passOf } from '../../borders/pass.ts';
import { readBody } from '../../read-body.ts';
import type { Route, RouteParts } from '../../route.ts';
import { accountsOf } from './with-accounts.ts';

const path = '/v1/account/tokens';
const list = {
  200: jsonAnswer('tokens.ok', jsonContent('ApiTokenList', apiTokenListSchema)),
  ...refusals(404),
};

export const tokenList: Route = {
  method: 'get',
  path,
  need: 'person',
  operation: { id: 'tokens', summary: 'tokens.summary', answers: list },
  handle: async (context, parts) => context.json(await tokensOf(parts, passOf(context).owner)),
};

export const tokenCreate: Route = {
  method: 'post',
  path,
  need: 'person',
  operation: {
    id: 'createToken',
    summary: 'createToken.summary',
    description: 'createToken.description',
    body: jsonContent('NewToken', newTokenSchema),
    answers: {
      201: jsonAnswer('createToken.ok', jsonContent('MadeToken', madeTokenSchema)),
      ...bodyRefusals(),
      ...refusals(404, 409),
    },
  },
  handle: async (context, parts) => {
    const { database } = accountsOf(parts);
    const wanted = await readBody(context.req, newTokenSchema);
    return context.json(await makeToken(database, passOf(context).owner, wanted), 201);
  },
};

export const tokenRevoke: Route = {
  method: 'delete',
  path: `${path}/:token`,
  need: 'person',
  operation: {
    id: 'revokeToken',
    summary: 'revokeToken.summary',
    path: [{ name: 'token', description: 'revokeToken.token', schema: wireIdSchema }],
    answers: list,
  },
  handle: async (context, parts) => {
    const { database } = accountsOf(parts);
    const { owner: userId } = passOf(context);
    const id = context.req.param('token') ?? '';
    await endToken(database, { userId, id });
    parts.viewers.sendHome({ id, reason: 'the token was revoked' });
    return context.json(await tokensOf(parts, userId));
  },
};

async function tokensOf(parts: RouteParts, userId: string) {
  return { tokens: await listTokens(accountsOf(parts).database, userId) };
}

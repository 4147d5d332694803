// One's own account: making it, seeing it, and deleting it with everything that belongs to it.
import { accountDeletionSchema, accountSchema, signUpSchema } from '@hakoniwa/protocol';
import type { z } from 'zod';
import { browserOf } from '../../accounts/access-by-accounts.ts';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { bodyRefusals, refusals } from '../../api/refusals.ts';
import { clientOfRequest, ratesOfRequest } from '../../borders/of-request.ts';
import { passOf } from '../../borders/pass.ts';
import { readBody } from '../../read-body.ts';
import type { Route } from '../../route.ts';
import { accountsOf, keepCookies } from './with-accounts.ts';

const path = '/v1/account';
const content = jsonContent('Account', accountSchema);
type Shown = z.infer<typeof accountSchema>;

export const accountCreate: Route = {
  method: 'post',
  path,
  isOpen: true,
  operation: {
    id: 'signUp',
    summary: 'signUp.summary',
    description: 'signUp.description',
    body: jsonContent('SignUp', signUpSchema),
    answers: {
      201: jsonAnswer('signUp.ok', content),
      ...bodyRefusals(),
      ...refusals(404, 409),
    },
  },
  handle: async (context, parts) => {
    const accounts = accountsOf(parts);
    ratesOfRequest(context).signIn(clientOfRequest(context).address);
    const wanted = await readBody(context.req, signUpSchema);
    const { account, cookies } = await accounts.signUp(wanted, browserOf(context));
    keepCookies(context, cookies);
    const { name, role } = account;
    return context.json({ name, role, by: 'session', scope: 'write' } satisfies Shown, 201);
  },
};

export const accountShow: Route = {
  method: 'get',
  path,
  operation: {
    id: 'account',
    summary: 'account.summary',
    answers: { 200: jsonAnswer('account.ok', content), ...refusals(404) },
  },
  handle: (context, parts) => {
    accountsOf(parts);
    const { name, isKeeper, by, mayWrite } = passOf(context);
    return context.json({
      name,
      role: isKeeper ? 'keeper' : 'member',
      by: by === 'token' ? 'token' : 'session',
      scope: mayWrite ? 'write' : 'read',
    } satisfies Shown);
  },
};

export const accountDelete: Route = {
  method: 'delete',
  path,
  need: 'person',
  operation: {
    id: 'deleteAccount',
    summary: 'deleteAccount.summary',
    description: 'deleteAccount.description',
    body: jsonContent('AccountDeletion', accountDeletionSchema),
    answers: { 200: jsonAnswer('account.ok', content), ...bodyRefusals(), ...refusals(404) },
  },
  handle: async (context, parts) => {
    const accounts = accountsOf(parts);
    const pass = passOf(context);
    ratesOfRequest(context).name(pass.name);
    const { password } = await readBody(context.req, accountDeletionSchema);
    const browser = browserOf(context);
    await accounts.checkPassword(password, browser);
    await parts.gardens.forget(pass);
    keepCookies(context, await accounts.deleteAccount(password, browser));
    // What was begun while this went on has lost its owner too.
    await parts.gardens.forget(pass);
    parts.viewers.sendHome({ owner: pass.owner, reason: 'the account is gone' });
    const role = pass.isKeeper ? 'keeper' : 'member';
    return context.json({ name: pass.name, role, by: 'session', scope: 'write' } satisfies Shown);
  },
};

// Invitations of whoever keeps the server: made, listed, taken back.
import { invitationListSchema, madeInvitationSchema, wireIdSchema } from '@hakoniwa/protocol';
import { endInvitation, listInvitations, makeInvitation } from '../../accounts/invitations.ts';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { passOf } from '../../borders/pass.ts';
import type { Route, RouteParts } from '../../route.ts';
import { accountsOf } from './with-accounts.ts';

const path = '/v1/invitations';
const need = 'keeper in person';
const list = {
  200: jsonAnswer('invitations.ok', jsonContent('InvitationList', invitationListSchema)),
  ...refusals(404),
};

export const invitationList: Route = {
  method: 'get',
  path,
  need,
  operation: { id: 'invitations', summary: 'invitations.summary', answers: list },
  handle: async (context, parts) => context.json(await invitationsOf(parts, passOf(context).owner)),
};

export const invitationCreate: Route = {
  method: 'post',
  path,
  need,
  operation: {
    id: 'invite',
    summary: 'invite.summary',
    answers: {
      201: jsonAnswer('invite.ok', jsonContent('MadeInvitation', madeInvitationSchema)),
      ...refusals(404, 409),
    },
  },
  handle: async (context, parts) =>
    context.json(await makeInvitation(accountsOf(parts).database, passOf(context).owner), 201),
};

export const invitationRevoke: Route = {
  method: 'delete',
  path: `${path}/:invitation`,
  need,
  operation: {
    id: 'uninvite',
    summary: 'uninvite.summary',
    path: [{ name: 'invitation', description: 'uninvite.invitation', schema: wireIdSchema }],
    answers: list,
  },
  handle: async (context, parts) => {
    const { owner: userId } = passOf(context);
    const id = context.req.param('invitation') ?? '';
    await endInvitation(accountsOf(parts).database, { userId, id });
    return context.json(await invitationsOf(parts, userId));
  },
};

async function invitationsOf(parts: RouteParts, userId: string) {
  return { invitations: await listInvitations(accountsOf(parts).database, userId) };
}

// A turn of a session, once for each idempotency key; and the answers to a proposal to end.
import { idempotencyKeySchema } from '@hakoniwa/protocol';
import {
  acceptedSchema,
  executedSchema,
  executeSchema,
  openProposalSchema,
  rejectedSchema,
  stoppedSchema,
} from '@hakoniwa/protocol/sessions';
import { asked } from '../../parameters.ts';
import { playRoute } from './play-route.ts';

const keyParameter = {
  name: 'idempotency-key',
  description: 'execute.key',
  schema: idempotencyKeySchema.optional(),
} as const;

export const playExecute = playRoute({
  ...{ method: 'post', path: '/sessions/:session/execute', id: 'execute' },
  ...{ summary: 'execute.summary', ok: 'execute.ok' },
  headers: [keyParameter],
  body: { name: 'Execute', schema: executeSchema },
  answer: { name: 'Executed', schema: executedSchema },
  handle: ({ playing, player, id, body, context }) => {
    const key = asked(context, keyParameter);
    return playing.plays.execute(player, { ...body, id, key });
  },
});

export const playStop = playRoute({
  ...{ method: 'post', path: '/sessions/:session/stop', id: 'stopTurn' },
  ...{ summary: 'stopTurn.summary', ok: 'stopTurn.ok' },
  answer: { name: 'StoppedTurn', schema: stoppedSchema },
  handle: ({ playing, player, id }) => playing.plays.stop(player, id),
});

export const playProposal = playRoute({
  ...{ path: '/sessions/:session/ending-proposal', id: 'endingProposal' },
  ...{ summary: 'endingProposal.summary', ok: 'endingProposal.ok' },
  answer: { name: 'EndingProposal', schema: openProposalSchema },
  handle: ({ playing, player, id }) => playing.plays.proposal(player, id),
});

export const playAccept = playRoute({
  ...{ method: 'post', path: '/sessions/:session/accept-ending', id: 'acceptEnding' },
  ...{ summary: 'acceptEnding.summary', ok: 'acceptEnding.ok' },
  answer: { name: 'AcceptedEnding', schema: acceptedSchema },
  handle: ({ playing, player, id }) => playing.plays.accept(player, id),
});

export const playReject = playRoute({
  ...{ method: 'post', path: '/sessions/:session/reject-ending', id: 'rejectEnding' },
  ...{ summary: 'rejectEnding.summary', ok: 'rejectEnding.ok' },
  answer: { name: 'RejectedEnding', schema: rejectedSchema },
  handle: ({ playing, player, id }) => playing.plays.reject(player, id),
});

// Log fragments of a character, the logs bound from them, and the life such a log may lead.
import { compileSchema, completedLogSchema, logListSchema } from '@hakoniwa/protocol/sessions';
import { playRoute } from './play-route.ts';

const log = { name: 'CompletedLog', schema: completedLogSchema };

export const characterLogs = playRoute({
  ...{ path: '/characters/:character/logs', id: 'characterLogs' },
  ...{ summary: 'characterLogs.summary', ok: 'characterLogs.ok' },
  answer: { name: 'LogList', schema: logListSchema },
  handle: ({ playing, player, id }) => playing.plays.logs(player, id),
});

export const logCompile = playRoute({
  ...{ method: 'post', path: '/characters/:character/logs', id: 'compileLog', status: 201 },
  ...{ summary: 'compileLog.summary', ok: 'compileLog.ok' },
  body: { name: 'CompileLog', schema: compileSchema },
  answer: log,
  handle: ({ playing, player, id, body }) => playing.plays.compile(player, { id, ...body }),
});

export const logManifest = playRoute({
  ...{ method: 'post', path: '/characters/:character/logs/:log/manifest', id: 'manifestLog' },
  ...{ summary: 'manifestLog.summary', ok: 'manifestLog.ok' },
  answer: log,
  handle: ({ playing, player, id, context }) =>
    playing.plays.manifest(player, { id, log: context.req.param('log') ?? '' }),
});

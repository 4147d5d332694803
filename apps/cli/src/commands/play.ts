// hakoniwa play: a session by keyboard, on a server that runs or on one of its own.

import { type CliCommand, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';
import { openPlayConnection } from '../play/connection.ts';
import { playSession } from '../play/play-session.ts';

export const play: CliCommand = {
  name: 'play',
  usage: 'hakoniwa play [--character name] [--pack nexus] [--server url] [--data folder]',
  summary: commandText('play.summary'),
  options: {
    character: {
      type: 'string',
      value: 'name',
      help: commandText('play.character'),
    },
    pack: {
      type: 'string',
      value: 'id',
      help: commandText('play.pack'),
    },
    server: {
      type: 'string',
      value: 'url',
      help: commandText('play.server'),
    },
    data: {
      type: 'string',
      value: 'folder',
      help: commandText('play.data'),
    },
  },
  run: async (call) => {
    const { server, data } = call.options;
    const isWrong = typeof server === 'string' && (!URL.canParse(server) || data !== undefined);
    if (call.arguments.length > 0 || isWrong) throw new UsageError(play.usage);
    const ended = new AbortController();
    const end = () => ended.abort(new Error('SIGTERM'));
    process.once('SIGTERM', end);
    const signal = AbortSignal.any([call.interruption(), ended.signal]);
    const running = await openPlayConnection(call);
    try {
      if (signal.aborted) return 130;
      return running ? await playSession(call, { api: running.api, signal }) : 1;
    } finally {
      await running?.close();
      process.removeListener('SIGTERM', end);
    }
  },
};

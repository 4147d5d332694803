// hakoniwa play: a session by keyboard, on a server or in a house of its own.
import { type CliCommand, UsageError } from '../command.ts';
import { openPlayConnection } from '../play/connection.ts';
import { playSession } from '../play/play-session.ts';

export const play: CliCommand = {
  name: 'play',
  usage: 'hakoniwa play [--character name] [--pack nexus] [--server url] [--data folder]',
  summary: {
    ja: 'キーボードでセッションを遊ぶ（続きからも）',
    en: 'play a session by keyboard, or go on with one',
  },
  options: {
    character: {
      type: 'string',
      value: 'name',
      help: {
        ja: '遊ぶキャラクターの名前（いなければつくる）',
        en: 'name of the character to play; made when there is none',
      },
    },
    pack: {
      type: 'string',
      value: 'id',
      help: {
        ja: '新しいキャラクターの世界（ふだんは nexus）',
        en: 'world of a new character; nexus unless told',
      },
    },
    server: {
      type: 'string',
      value: 'url',
      help: {
        ja: 'サーバーのアドレス（なければ、動いているものか自前で開く）',
        en: 'address of the server; else the one that runs here, or one of its own',
      },
    },
    data: {
      type: 'string',
      value: 'folder',
      help: {
        ja: '自前で開くときの保存先（HAKONIWA_DATA の代わり）',
        en: 'folder for one of its own, instead of HAKONIWA_DATA',
      },
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
    const house = await openPlayConnection(call);
    try {
      if (signal.aborted) return 130;
      return house ? await playSession(call, { api: house.api, signal }) : 1;
    } finally {
      await house?.close();
      process.removeListener('SIGTERM', end);
    }
  },
};

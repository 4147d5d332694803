// The GM of the server: its analyser loads in the background, requests wait for it.
import {
  createGm,
  createSessions,
  type GmRequest,
  type GmResponse,
  type GmSessions,
} from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { limits } from '../limits.ts';
import { isLong, OneAtATime } from './long-judging.ts';

export interface Referee {
  /** Judges a request with the history of its session; the first ones wait for the analyser. */
  readonly step: (request: GmRequest) => Promise<GmResponse>;
  /** Whether a request would be judged without waiting. */
  readonly isReady: () => boolean;
  /** Sessions remembered at this moment. */
  readonly sessions: () => number;
}

interface RefereeOptions {
  readonly load?: typeof loadJapaneseTokenizer;
  readonly now?: () => number;
  readonly history?: Parameters<typeof createSessions>[1]['limits'];
}

/** Starts loading at once; a load that fails is tried again by the next request. */
export function openReferee({
  load = loadJapaneseTokenizer,
  now = () => performance.now(),
  history = limits.history,
}: RefereeOptions = {}): Referee {
  let sessions: GmSessions | undefined;
  let opening: Promise<GmSessions> | undefined;
  const open = (): Promise<GmSessions> => {
    opening ??= load()
      .then((japanese) => {
        sessions = createSessions(createGm({ analysers: { japanese } }), { limits: history, now });
        return sessions;
      })
      .finally(() => {
        opening = undefined;
      });
    return opening;
  };
  open().catch((error: unknown) => console.error(error));
  const lane = new OneAtATime();
  return {
    step: async (request) => {
      const ready = sessions ?? (await open());
      return isLong(request) ? lane.run(() => ready.step(request)) : ready.step(request);
    },
    isReady: () => sessions !== undefined,
    sessions: () => sessions?.size().sessions ?? 0,
  };
}

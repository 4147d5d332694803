// The GM of the server: its analyser loads in the background, requests wait for it.
import { type FairLoop, fairLoop } from '@hakoniwa/garden';
import {
  createGm,
  createSessions,
  type GmRequest,
  type GmResponse,
  type GmSessions,
} from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { limits } from '../limits.ts';
import { Refused } from '../refused.ts';
import { isLong } from './long-judging.ts';

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
  /** Whose slices judging is done in. */
  readonly loop?: FairLoop;
}

/** Starts loading at once; a load that fails is tried again by the next request. */
export function openReferee({
  load = loadJapaneseTokenizer,
  now = () => performance.now(),
  history = limits.history,
  loop = fairLoop,
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
  return {
    step: async (request) => {
      const ready = sessions ?? (await open());
      if (loop.waiting >= limits.longWork.waiting)
        throw new Refused('BUSY', 'too many turns wait to be judged', { retryAfterSeconds: 1 });
      return loop.run(() => ready.step(request), { isLong: isLong(request) });
    },
    isReady: () => sessions !== undefined,
    sessions: () => sessions?.size().sessions ?? 0,
  };
}

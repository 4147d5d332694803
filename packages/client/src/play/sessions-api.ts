// What can be asked about sessions: begin, play, end, read the result and what was before.
import {
  type Accepted,
  type EndingProposal,
  type Execute,
  type Executed,
  type GameSession,
  type HistoryItem,
  PAGE_HEADERS,
  type PendingResult,
  type Rejected,
  type SessionResult,
  type SessionScene,
  type Stopped,
} from '@hakoniwa/protocol/sessions';
import type { WireCall } from '../garden-api.ts';
import type { ApiRequest } from '../request.ts';
import { playPaths } from './paths.ts';
import type { MessagesAnswer, NewSessionWish } from './wire-types.ts';

export interface HistoryPageAsked {
  readonly characterId: string;
  readonly page: number;
  readonly perPage?: number;
  readonly status?: HistoryItem['status'] | undefined;
  readonly isArchived?: boolean;
}

export interface HistoryAnswer {
  readonly sessions: readonly HistoryItem[];
  readonly total: number;
  readonly hasNext: boolean;
}

/** A result, or how far it is. */
export type ResultAnswer = { readonly result: SessionResult } | { readonly pending: PendingResult };

interface Calls {
  readonly ask: WireCall;
  readonly raw: (asked: ApiRequest) => Promise<Response>;
}

export function sessionsApi({ ask, raw }: Calls) {
  const of = playPaths.session;
  const post = <T>(path: string, body: unknown = {}) => ask<T>({ method: 'POST', path, body });
  return {
    /** The active one when there is one. */
    begin: (wanted: NewSessionWish) => post<GameSession>(playPaths.sessions, wanted),
    goOn: (wanted: { readonly characterId: string; readonly previousSessionId: string }) =>
      post<GameSession>(of('continue'), wanted),
    show: (id: string) => ask<GameSession>({ path: of(id) }),
    scene: (id: string) => ask<SessionScene>({ path: of(id, '/resume') }),
    messages: (id: string, query: { before?: number; after?: number; limit?: number }) =>
      ask<MessagesAnswer>({ path: of(id, '/messages'), query }),
    execute: (id: string, turn: Execute & { readonly key: string; signal?: AbortSignal }) => {
      const { key, signal, ...body } = turn;
      return ask<Executed>({ method: 'POST', path: of(id, '/execute'), body, key, signal });
    },
    /** Has the turn that is being told told plainly and at once. */
    stop: (id: string) => post<Stopped>(of(id, '/stop')),
    /** Takes the last turns back; the session as it then stands. */
    undo: (id: string, turns = 1) => post<SessionScene>(of(id, '/undo'), { turns }),
    end: (id: string) => post<GameSession>(of(id, '/end')),
    proposal: (id: string) => ask<EndingProposal | null>({ path: of(id, '/ending-proposal') }),
    accept: (id: string) => post<Accepted>(of(id, '/accept-ending')),
    reject: (id: string) => post<Rejected>(of(id, '/reject-ending')),
    result: async (id: string): Promise<ResultAnswer> => {
      const answer = await raw({ path: of(id, '/result') });
      const body: unknown = await answer.json();
      return answer.status === 202
        ? { pending: body as PendingResult }
        : { result: body as SessionResult };
    },
    retryResult: (id: string) => post<unknown>(of(id, '/result/retry')),
    archive: (id: string) => post<unknown>(of(id, '/archive')),
    restore: (id: string) => post<unknown>(of(id, '/restore')),
    history: async (asked: HistoryPageAsked): Promise<HistoryAnswer> => {
      const answer = await raw({ path: of('history'), query: historyQuery(asked) });
      const sessions = (await answer.json()) as HistoryItem[];
      return {
        sessions,
        total: Number(answer.headers.get(PAGE_HEADERS.total) ?? sessions.length),
        hasNext: answer.headers.get(PAGE_HEADERS.hasNext) === 'true',
      };
    },
  };
}

function historyQuery({
  characterId,
  page,
  perPage,
  status,
  isArchived = false,
}: HistoryPageAsked) {
  return {
    ...{ character_id: characterId, page, per_page: perPage, status },
    archived: String(isArchived),
  };
}

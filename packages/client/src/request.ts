// One question to the server and its answer: JSON both ways, and every failure an ApiError.
import { type ErrorAnswer, REQUEST_HEADER } from '@hakoniwa/protocol';
import { ApiError } from './api-error.ts';

export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
  readonly body?: unknown;
  /** Bytes to send as they are, with their type. */
  readonly file?: { readonly bytes: Blob | Uint8Array<ArrayBuffer>; readonly type: string };
  /** Asked again with the same key, it is answered as before and done once. */
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Statuses that are answers, too, and no failures. */
  readonly accepts?: readonly number[] | undefined;
}

export interface ApiPlace {
  /** Where the server is; empty for the one the page came from. */
  readonly base: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** The JSON of the answer; throws ApiError. */
export async function requestJson(place: ApiPlace, asked: ApiRequest): Promise<unknown> {
  const answer = await request(place, asked);
  try {
    return answer.status === 204 ? undefined : await answer.json();
  } catch (cause) {
    throw new ApiError('the answer could not be read', {
      ...{ code: 'BROKEN', status: answer.status, cause },
    });
  }
}

/** The answer itself, when it is a success; throws ApiError otherwise. */
export async function request(place: ApiPlace, asked: ApiRequest): Promise<Response> {
  const { method = 'GET', signal } = asked;
  const { fetch = globalThis.fetch } = place;
  const body = asked.file?.bytes ?? (asked.body === undefined ? null : JSON.stringify(asked.body));
  let answer: Response;
  try {
    answer = await fetch(addressOf(place.base, asked), {
      ...{ method, body, headers: headersOf(asked) },
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError('the server cannot be reached', { code: 'OFFLINE', status: 0, cause });
  }
  if (answer.ok || asked.accepts?.includes(answer.status)) return answer;
  throw await errorOf(answer);
}

function headersOf({ method = 'GET', body, file, key, headers }: ApiRequest) {
  return {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(file ? { 'content-type': file.type } : {}),
    ...(method === 'GET' ? {} : { [REQUEST_HEADER]: '1' }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...headers,
  };
}

function addressOf(base: string, { path, query = {} }: ApiRequest): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const words = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return `${base}${path}${words === '' ? '' : `?${words}`}`;
}

async function errorOf(answer: Response): Promise<ApiError> {
  const { status } = answer;
  const told = (await answer.json().catch(() => undefined)) as Partial<ErrorAnswer> | undefined;
  if (!told?.error)
    return new ApiError(`the server answered ${status}`, { code: 'BROKEN', status });
  const { code, message, problems, details, requestId } = told.error;
  return new ApiError(message, { code, status, problems, details, requestId });
}

// The refusals a route may answer with, described the same way everywhere.
import { errorSchema } from '@hakoniwa/protocol';
import type { Text } from '../locale/index.ts';
import type { ApiOperation, OperationAnswer } from './operation.ts';

const WORDS = {
  400: 'refused.400',
  401: 'refused.401',
  403: 'refused.403',
  404: 'refused.404',
  408: 'refused.408',
  409: 'refused.409',
  413: 'refused.413',
  415: 'refused.415',
  421: 'refused.421',
  422: 'refused.422',
  426: 'refused.426',
  429: 'refused.429',
  500: 'refused.500',
  502: 'refused.502',
  503: 'refused.503',
  507: 'refused.507',
} as const satisfies Readonly<Record<number, Text>>;

type RefusalStatus = keyof typeof WORDS;

/** The answers for some statuses. */
export function refusals(...statuses: RefusalStatus[]): Record<number, OperationAnswer> {
  const content = [{ type: 'application/json', name: 'Error', schema: errorSchema }];
  return Object.fromEntries(
    statuses.map((status) => [status, { description: WORDS[status], content }]),
  );
}

/** What a body that cannot be used is answered with. */
export const bodyRefusals = (): Record<number, OperationAnswer> =>
  refusals(400, 408, 413, 415, 422);

/** All a route may answer: what it says itself, what its parameters may be answered with, and what stands before it. */
export function answersOf(route: {
  readonly method: string;
  readonly operation: ApiOperation;
  readonly isOpen?: boolean;
}): Record<number, OperationAnswer> {
  const { answers, path, query, headers } = route.operation;
  // What a route says itself goes before: it may answer such a status in its own way, too.
  return {
    ...(path ? refusals(404) : {}),
    ...(query || headers ? refusals(422) : {}),
    ...borderRefusals({ isOpen: route.isOpen === true }),
    // Whatever is sent may be more than may be kept for whoever sends it.
    ...(route.method === 'get' ? {} : refusals(507)),
    ...answers,
  };
}

/** What the borders and our own mistakes may answer on any route. */
function borderRefusals({ isOpen }: { isOpen: boolean }): Record<number, OperationAnswer> {
  const everywhere = refusals(403, 421, 429, 500, 503);
  return isOpen ? everywhere : { ...refusals(401), ...everywhere };
}

// A reading on screen: waiting, failing with a retry, or what was read.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, Loading } from '../ui/states.tsx';

interface ReadProps<T> {
  readonly query: UseQueryResult<T>;
  readonly children: (data: T) => ReactNode;
}

/** What was read stays on screen while it is read again. */
export function Read<T>({ query, children }: ReadProps<T>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
}

// The names of all models that were found, for choosing one.
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../data/api.ts';

export function useModelNames(): readonly string[] {
  const api = useApi();
  const { data } = useQuery({ queryKey: ['models'], queryFn: api.models });
  const names = data?.servers.flatMap(({ found }) => found?.models ?? []).map(({ name }) => name);
  return [...new Set(names)].sort();
}

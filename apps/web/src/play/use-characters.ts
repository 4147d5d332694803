// The player's characters, read once and shared by all screens of play.
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../data/api.ts';

export const CHARACTERS_KEY = ['characters'] as const;

export function useCharacters() {
  const api = useApi();
  return useQuery({ queryKey: CHARACTERS_KEY, queryFn: api.characters.list });
}

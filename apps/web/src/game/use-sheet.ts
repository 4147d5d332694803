// The sheet of the character one plays, read again after every turn.
import type { SessionScene } from '@hakoniwa/protocol/sessions';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../data/api.ts';

/** What was read stays until the new is there. */
export function useSheet({ session }: SessionScene) {
  const api = useApi();
  const { characterId, turnCount } = session;
  return useQuery({
    queryKey: ['sheet', characterId, turnCount],
    queryFn: () => api.characters.sheet(characterId),
    placeholderData: (before) => before,
  });
}

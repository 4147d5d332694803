// Takes a character into its story: back to the running session, on from the last one, or out for the first time.
import type { Api } from '@hakoniwa/client';
import type { CharacterOnWire } from '@hakoniwa/protocol/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../data/api.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { keepCharacter } from '../play/chosen-character.ts';
import { CHARACTERS_KEY } from '../play/use-characters.ts';
import { useToasts } from '../ui/toast.tsx';

export function useEmbark() {
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { fail } = useToasts();
  const textOf = useErrorText();
  return useMutation({
    mutationFn: (character: CharacterOnWire) => sessionFor(api, character),
    onSuccess: async (sessionId, { id }) => {
      keepCharacter(id);
      await queries.invalidateQueries({ queryKey: CHARACTERS_KEY });
      await navigate({ to: '/game/$sessionId', params: { sessionId } });
    },
    onError: (error) => fail(textOf(error)),
  });
}

async function sessionFor(api: Api, character: CharacterOnWire): Promise<string> {
  const { id: characterId, activeSessionId, sessionCount } = character;
  if (activeSessionId !== null) return activeSessionId;
  const last = sessionCount === 0 ? undefined : await lastCompleted(api, characterId);
  const session = last
    ? await api.sessions.goOn({ characterId, previousSessionId: last })
    : await api.sessions.begin({ characterId });
  return session.id;
}

/** A story goes on from its last session only when that one was brought to its end. */
async function lastCompleted(api: Api, characterId: string): Promise<string | undefined> {
  const { sessions } = await api.sessions.history({ characterId, page: 1, perPage: 1 });
  const [last] = sessions;
  return last?.status === 'completed' ? last.id : undefined;
}

// Takes a character into its story: back to the running session, on from the last one, or out for the first time.
import type { Api } from '@hakoniwa/client';
import type { CharacterOnWire } from '@hakoniwa/protocol/sessions';

/** The id of the session to play. */
export async function embark(api: Api, { id, activeSessionId }: CharacterOnWire): Promise<string> {
  return activeSessionId ?? nextSession(api, id);
}

/** Goes on from the last session when it was brought to its end, else begins one. */
export async function nextSession(api: Api, characterId: string): Promise<string> {
  const { sessions } = await api.sessions.history({ characterId, page: 1, perPage: 1 });
  const [last] = sessions;
  const session =
    last?.status === 'completed'
      ? await api.sessions.goOn({ characterId, previousSessionId: last.id })
      : await api.sessions.begin({ characterId });
  return session.id;
}

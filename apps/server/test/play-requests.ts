// What routes of play take well, once there is somebody to play; and what names nothing that is there.

type Ids = Readonly<Record<string, string>>;

/** Bodies, by operation. */
export function playRequests({ character = '', done = '' }: Ids): Record<string, object> {
  return {
    beginSession: { characterId: character },
    continueSession: { characterId: character, previousSessionId: done },
  };
}

/** Queries, by operation. */
export function playQueries({ character = '' }: Ids): Record<string, string> {
  const query = `?character_id=${character}`;
  return { activeSession: query, sessionHistory: query };
}

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Queries about somebody or something that is not there. */
export const MORE_QUERIES: Readonly<Record<string, readonly string[]>> = {
  activeSession: ['', '?character_id=nobody'],
  sessionHistory: ['?character_id=nobody', '?character_id=nobody&page=0'],
  compareLabRuns: [`?first=${NOBODY}&second=${NOBODY}`],
  scene: [`?garden=garden-${'0'.repeat(20)}`],
  live: [`?garden=garden-${'0'.repeat(20)}`],
};

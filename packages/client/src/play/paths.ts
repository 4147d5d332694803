// Where things of play stand on the server: the one place that knows their addresses.

const part = encodeURIComponent;

/** Addresses of play; every id is made safe. */
export const playPaths = {
  characters: '/v1/game/characters',
  character: (id: string, rest = '') => `/v1/game/characters/${part(id)}${rest}`,
  sessions: '/v1/game/sessions',
  session: (id: string, rest = '') => `/v1/game/sessions/${part(id)}${rest}`,
  storyPoints: '/v1/game/sp',
} as const;

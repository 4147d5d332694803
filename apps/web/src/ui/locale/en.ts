// Words of the small parts that every screen shares, in English.

export const en = {
  close: 'Close',
  loading: 'Loading…',
  failed: 'That did not work',
  retry: 'Try again',
  errors: {
    OFFLINE: 'The server cannot be reached. You can try again once it is back.',
    BROKEN: 'What the server answered could not be read.',
    NOT_KEPT: 'This server keeps nothing. Set HAKONIWA_DATA to a folder, and it can.',
    NOT_FOUND: 'It is not there.',
    RATE_LIMITED: 'That was a little fast. Wait a moment, then try again.',
    INTERNAL: 'Something went wrong inside the server. Its log says more.',
  },
};

// Words of the small parts that every screen shares, in English.

export const en = {
  close: 'Close',
  loading: 'Loading…',
  failed: 'That did not work',
  retry: 'Try again',
};

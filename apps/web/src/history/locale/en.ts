// Words of the screen "history", in English.

export const en = {
  title: 'History',
  about: 'The sessions so far.',
};

// Words of the screen "workshop", in English.

export const en = {
  title: 'Workshop',
  about: 'Read packs, check them, and make them your own.',
};

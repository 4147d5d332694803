// Words of the screen "characters", in English.

export const en = {
  title: 'Characters',
  about: 'The characters you play.',
};

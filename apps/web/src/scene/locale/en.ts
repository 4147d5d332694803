// Words of the screen "scene", in English.

export const en = {
  title: 'Scene',
  about: 'Every turn, with the verdict on it.',
};

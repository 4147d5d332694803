// Words of the screen "garden", in English.

export const en = {
  title: 'Garden',
  about: 'A small world where people live and time goes by.',
};

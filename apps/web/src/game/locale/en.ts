// Words of the screen "game", in English.

export const en = {
  title: 'Session',
  about: 'Move the story on by choosing or writing.',
};

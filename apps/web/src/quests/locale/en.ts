// Words of the screen "quests", in English.

export const en = {
  title: 'Quests',
  about: 'What you took on, and what you have done.',
};

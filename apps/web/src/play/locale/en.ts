// Words that all screens of play share, in English.

export const en = {
  nav: 'Pages of play',
  short: {
    characters: 'Characters',
    quests: 'Quests',
    arcs: 'Arcs',
    graph: 'Ties',
    history: 'Past',
  },
  choose: 'Whose record to read',
  nobody: 'There are no characters yet',
  nobodyText: 'Make one, and the record of their travels gathers here.',
  create: 'Make a character',
  level: 'Level {{level}}',
  hp: 'HP',
  mp: 'MP',
  experience: 'Experience',
  moment: 'under a minute',
  minutes: '{{count}} min',
  hours: '{{hours}} h {{minutes}} min',
  sp: '{{count}} SP',
  rarity: {
    common: 'common',
    uncommon: 'uncommon',
    rare: 'rare',
    epic: 'epic',
    legendary: 'legendary',
    unique: 'unique',
    architect: 'architect',
  },
};

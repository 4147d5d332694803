// Words of the screen "quests", in English.

export const en = {
  title: 'Quests',
  about: 'What was taken on and what was done, in any order.',
  active: 'Under way',
  completed: 'Done',
  abandoned: 'Given up',
  none: 'No quests yet',
  noneText: 'The first session hands you six of them.',
  giver: 'From {{name}}',
  rewards: 'Rewards',
  progress: 'Progress',
  doneAt: 'Done on {{at}}',
};

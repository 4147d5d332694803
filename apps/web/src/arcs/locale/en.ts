// Words of the screen "arcs", in English.

export const en = {
  title: 'Story arcs',
  about: 'The larger stories that run through many sessions.',
  none: 'No larger story has begun yet',
  setOut: 'On to the next session',
  noneText: 'One begins with the second session.',
  status: { active: 'Under way', completed: 'Complete', abandoned: 'Broken off' },
  conflict: 'What is faced',
  themes: 'Themes',
  progress: 'Progress',
  phase: 'Chapter {{number}}',
  now: 'You are here',
  passed: 'Passed',
  sessions: 'Sessions: {{count}}',
  milestones: 'Milestones',
  reached: 'Reached on {{at}}',
  notYet: 'not yet',
};

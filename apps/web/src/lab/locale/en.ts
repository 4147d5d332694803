// Words of the screen "lab", in English.

export const en = {
  title: 'Lab',
  about: 'Run it under different conditions, and compare.',
};

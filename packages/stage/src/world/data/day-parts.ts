// The parts of a day and what each language calls them.

/** Parts of the day, each with the hour it begins at. */
export const DAY_PARTS = [
  { id: 'late-night', from: 0, ja: '深夜', en: 'late night' },
  { id: 'dawn', from: 4, ja: '早朝', en: 'dawn' },
  { id: 'morning', from: 6, ja: '朝', en: 'morning' },
  { id: 'noon', from: 11, ja: '昼', en: 'midday' },
  { id: 'evening', from: 16, ja: '夕方', en: 'evening' },
  { id: 'night', from: 19, ja: '夜', en: 'night' },
] as const;

// The GM's own words for hours and winds, as the hours and winds that labels name.

const HOURS: Readonly<Record<string, readonly string[]>> = {
  dawn: ['dawn'],
  sunrise: ['dawn', 'morning'],
  morning: ['morning'],
  noon: ['noon'],
  afternoon: ['noon', 'evening'],
  day: ['morning', 'noon'],
  evening: ['evening'],
  dark: ['night', 'late-night'],
  night: ['night'],
  midnight: ['late-night'],
  'late-night': ['late-night'],
  'around-dawn': ['dawn'],
  'around-noon': ['noon'],
  'around-evening': ['evening'],
  'around-night': ['night'],
};

/** The hours a word of the GM may mean. */
export function hoursMeant(value: string): readonly string[] {
  return HOURS[value] ?? [value];
}

/** Whether a word for the weather speaks of the wind alone. */
export function isWind(value: string): boolean {
  return value === 'wind' || value === 'calm';
}

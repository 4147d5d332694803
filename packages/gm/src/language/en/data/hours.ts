// What English calls the hours of the day on a label.
import type { HourWords } from '../../hours.ts';

export const englishHours: HourWords = {
  labels: {
    'late-night': ['late night', 'midnight', 'small hours'],
    dawn: ['dawn', 'daybreak', 'sunrise', 'early morning'],
    morning: ['morning'],
    noon: ['noon', 'midday', 'afternoon', 'daytime', 'lunch'],
    evening: ['evening', 'dusk', 'sunset', 'twilight'],
    night: ['night'],
  },
  clockMark: ':',
};

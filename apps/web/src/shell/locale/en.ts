// Words of the frame around every screen, in English.

export const en = {
  brand: 'Hakoniwa',
  skip: 'Skip to content',
  nav: 'Main pages',
  home: 'Garden',
  play: 'Play',
  lab: 'Lab',
  workshop: 'Workshop',
  settings: 'Settings',
  language: 'Language',
  theme: 'Brightness',
  day: 'Day',
  night: 'Night',
  toNight: 'Switch to night colours',
  toDay: 'Switch to day colours',
  notFound: 'There is no such page',
  notFoundText: 'The address has changed, or nothing has been planted here yet.',
  goHome: 'Back to the garden',
  broken: 'This page could not be opened',
  offline: 'The connection to the server is gone. Trying again…',
};

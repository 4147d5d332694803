// Words of the screen "settings", in English.

export const en = {
  title: 'Settings',
  about: 'Models, language, backups.',
};

// What is said about settings in English.

export const en = {
  'settings.summary': 'The settings, and where each comes from',
  'settings.description':
    'What the environment says goes before what is set here, and cannot be changed here. Keys of model servers are never shown or kept: they come from the environment alone.',
  'settings.ok': 'Every setting with its value and its source.',
  'changeSettings.summary': 'Change settings',
  'changeSettings.description':
    'What is left out stays, null takes a setting back. With accounts, all but the language are for whoever keeps the house.',
  'field.Settings.model': 'The model of the house: what `auto` means in a garden.',
  'field.SettingsChange.model': 'The model of the house: what `auto` means in a garden.',
  'field.modelServers': 'Addresses of model servers to look at besides the usual places.',
  'field.source': '`environment`, `settings`, or `default` when nobody set it.',
  'field.isFixed': 'Whether you cannot change it here.',
  'field.Settings.language': 'The language of your pages.',
  'field.SettingsChange.language': 'The language of your pages.',
} as const;

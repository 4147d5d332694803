// Words of the first page, in English.

export const en = {
  title: 'Hakoniwa',
  about: 'A look into a small living world.',
  model: {
    looking: 'Looking for a language model…',
    found: '{{model}} was found on {{server}}.',
    none: 'They live on instinct for now. Start Ollama or another model server, and they speak in words of their own.',
    settings: 'Model settings',
  },
};

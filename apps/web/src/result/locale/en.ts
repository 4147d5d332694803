// Words of the screen "result", in English.

export const en = {
  title: 'Result',
  about: 'What a finished session came to, and what you gained.',
};

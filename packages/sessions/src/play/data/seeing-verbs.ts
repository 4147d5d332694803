// Verbs of looking at something, in every language.

/** Words of the GM for a look at something. */
export const SEEING_VERBS: Readonly<Record<string, string>> = {
  見る: 'inspect',
  眺める: 'inspect',
  見つめる: 'inspect',
  観察する: 'inspect',
  look: 'inspect',
  watch: 'inspect',
  study: 'inspect',
};

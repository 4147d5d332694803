// The words for text that nobody can keep, wherever in a request it stands.

export const UNSOUND = 'half a character, or the character 0';

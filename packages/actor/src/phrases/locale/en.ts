// What a pack's author is told of phrases, in English.

export const en = {
  message: 'Without phrases of their own, these speak by the default grammar ({count}): {who}.',
  fix: 'Nothing has to be done; phrases with "who: …" give them a voice of their own.',
};

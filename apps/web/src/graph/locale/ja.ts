// Words of the screen "graph", in Japanese.

export const ja = {
  title: 'つながり',
  about: '出会った人、訪れた場所、残された謎。',
};

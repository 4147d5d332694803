// Words of the screen "game", in Japanese.

export const ja = {
  title: 'セッション',
  about: '選んだり書いたりして、物語を進めます。',
};

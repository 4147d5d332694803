// Words of the screen "history", in Japanese.

export const ja = {
  title: '記録',
  about: 'これまでのセッション。',
};

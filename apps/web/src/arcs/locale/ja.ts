// Words of the screen "arcs", in Japanese.

export const ja = {
  title: '物語の流れ',
  about: 'いくつものセッションをまたぐ、大きな筋。',
};

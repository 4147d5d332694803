// Words of the screen "workshop", in Japanese.

export const ja = {
  title: '工房',
  about: 'パックを読み、確かめ、作りかえる。',
};

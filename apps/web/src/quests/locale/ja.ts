// Words of the screen "quests", in Japanese.

export const ja = {
  title: 'クエスト',
  about: '引き受けたこと、やり遂げたこと。',
};

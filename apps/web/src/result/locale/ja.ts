// Words of the screen "result", in Japanese.

export const ja = {
  title: 'リザルト',
  about: '終えたセッションのまとめと、受け取ったもの。',
};

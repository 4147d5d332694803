// Words of the screen "settings", in Japanese.

export const ja = {
  title: '設定',
  about: 'モデル、ことば、バックアップ。',
};

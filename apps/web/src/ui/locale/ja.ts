// Words of the small parts that every screen shares, in Japanese.

export const ja = {
  close: '閉じる',
  loading: '読み込んでいます…',
  failed: 'うまくいきませんでした',
  retry: 'もう一度ためす',
};

// Words of the small parts that every screen shares, in Japanese.

export const ja = {
  close: '閉じる',
  loading: '読み込んでいます…',
  failed: 'うまくいきませんでした',
  retry: 'もう一度ためす',
  errors: {
    OFFLINE: 'サーバーに届きません。つながり次第、もう一度ためせます。',
    BROKEN: 'サーバーの答えを読み取れませんでした。',
    NOT_KEPT:
      'このサーバーは何も保存しない設定です。HAKONIWA_DATA にフォルダを指定すると使えます。',
    NOT_FOUND: '見つかりません。',
    RATE_LIMITED: '少し急ぎすぎのようです。間をおいてからためしてください。',
    INTERNAL: 'サーバーの中で問題が起きました。くわしくはサーバーの記録に残っています。',
  },
};

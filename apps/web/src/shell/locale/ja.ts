// Words of the frame around every screen, in Japanese.

export const ja = {
  brand: '箱庭',
  skip: '本文へ移動',
  nav: '主なページ',
  home: '庭',
  play: '遊ぶ',
  lab: '実験室',
  workshop: '工房',
  settings: '設定',
  language: '表示する言語',
  theme: '明るさ',
  day: '昼',
  night: '夜',
  toNight: '夜の色にする',
  toDay: '昼の色にする',
  notFound: 'このページは見つかりません',
  notFoundText: 'アドレスが変わったか、まだ作られていない場所です。',
  goHome: '庭へ戻る',
  broken: 'このページを開けませんでした',
  offline: 'サーバーとの接続が切れました。つなぎ直しています…',
};

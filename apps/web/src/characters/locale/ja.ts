// Words of the screen "characters", in Japanese.

export const ja = {
  title: 'キャラクター',
  about: 'あなたが演じるキャラクター。',
};

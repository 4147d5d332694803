// Words of the screen "scene", in Japanese.

export const ja = {
  title: '場面',
  about: 'ひとつひとつのターンを、裁定とともに読む。',
};

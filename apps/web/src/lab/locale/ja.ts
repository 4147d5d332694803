// Words of the screen "lab", in Japanese.

export const ja = {
  title: '実験室',
  about: '条件を変えて走らせ、くらべて読む。',
};

// Words of the screen "garden", in Japanese.

export const ja = {
  title: '庭',
  about: '人が暮らし、時が流れる小さな世界。',
};

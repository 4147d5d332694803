// Words of the garden, in Japanese.

export const ja = {
  title: '庭',
  about: '人が暮らし、時が流れる小さな世界。',
  map: {
    loading: '地図をひろげています…',
    nearer: '近づく',
    farther: '離れる',
    fit: '全体',
  },
};

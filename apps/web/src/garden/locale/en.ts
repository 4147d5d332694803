// Words of the garden, in English.

export const en = {
  title: 'Garden',
  about: 'A small world where people live and time goes by.',
  map: {
    loading: 'Unfolding the map…',
    nearer: 'Nearer',
    farther: 'Farther',
    fit: 'All of it',
  },
};

// Words of the screen "graph", in English.

export const en = {
  title: 'Connections',
  about: 'Whom you met, where you went, what is still open.',
};

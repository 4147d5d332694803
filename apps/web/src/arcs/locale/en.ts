// Words of the screen "arcs", in English.

export const en = {
  title: 'Story arcs',
  about: 'The larger lines that run through many sessions.',
};

// What may stand before a name and is no part of it.

export const ARTICLE = /^the /iu;

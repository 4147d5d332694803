// How a model says yes, in every language.

export const YES = /^(true|yes|はい)$/i;

// The last word of a name: what kind of thing it is.

/** The last of the words of a name: `mug` of `blue mug`. */
export const lastWord = (name: string): string => name.slice(name.lastIndexOf(' ') + 1);

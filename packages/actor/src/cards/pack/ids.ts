// The ids under which the parts of an imported card stand in a pack.

/** The scenario a card begins with. */
export const scenarioIdOf = (id: string) => `${id}_card`;

/** The lore of a book's entry, counted from one. */
export const loreIdOf = (id: string, index: number) => `${id}_lore_${index + 1}`;

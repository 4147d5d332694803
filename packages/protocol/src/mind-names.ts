// What may stand for a model besides a name; apart from the schemas, so that pages can have it without them.

/** The house's choice. */
export const AUTO = 'auto';
/** None at all. */
export const INSTINCT = 'instinct';

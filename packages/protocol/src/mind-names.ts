// What may stand for a model besides a name; apart from the schemas, so that pages can have it without them.

/** The server's choice. */
export const AUTO = 'auto';
/** None at all. */
export const INSTINCT = 'instinct';

// Intents that may change the world; all others are words and feelings.

export const PHYSICAL: ReadonlySet<string> = new Set(['MOVE', 'GET', 'PUT', 'USE', 'EAT_DRINK']);

// How the place where everything is kept is doing.

/** `low`: everything is kept, but not for long. The three that follow: something is not. */
export const STORAGE_STATES = ['ok', 'low', 'full', 'read-only', 'damaged'] as const;
export type StorageState = (typeof STORAGE_STATES)[number];

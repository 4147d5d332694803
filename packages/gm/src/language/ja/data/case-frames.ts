// What を, に, から and で mean to a verb, for the frames that many verbs share; cases not named mean nothing to it.

/** Worked on with a tool. */
export const WORK = {
  を: 'object',
  に: 'target',
  へ: 'target',
  から: 'source',
  で: 'tool',
} as const;
/** Gone to. */
export const GO = { に: 'target', へ: 'target', まで: 'target', から: 'source' } as const;
/** Gone away from. */
export const LEAVE = { ...GO, を: 'source' } as const;
/** Gone through. */
export const PASS = { ...GO, を: 'via' } as const;

// The sentences actors need in every language.

const TEXTS = ['learnsFromFailure', 'shrinksFromFailure', 'pinned'] as const;

export type ActorWording = Readonly<Record<(typeof TEXTS)[number], readonly string[]>>;

// How quests, arcs and adventures stand, apart from the schemas: a page that lists it needs no validator.

export const STORY_STATUSES = ['active', 'completed', 'abandoned'] as const;

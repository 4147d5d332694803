// Ids that cannot be mixed up: a place is never handed in where a prop is wanted.
import { z } from 'zod';
import { limits } from '../../limits.ts';

const id = z.string().min(1).max(limits.idLength);

export const placeIdSchema = id.brand<'PlaceId'>();
export const propIdSchema = id.brand<'PropId'>();
export const characterIdSchema = id.brand<'CharacterId'>();
export const threadIdSchema = id.brand<'ThreadId'>();
export const happeningIdSchema = id.brand<'HappeningId'>();
export const effectIdSchema = id.brand<'EffectId'>();

export type PlaceId = z.infer<typeof placeIdSchema>;
export type PropId = z.infer<typeof propIdSchema>;
export type CharacterId = z.infer<typeof characterIdSchema>;
export type EffectId = z.infer<typeof effectIdSchema>;

/** Marks a string as a place's id. */
export const placeId = (text: string): PlaceId => text as PlaceId;
/** Marks a string as a prop's id. */
export const propId = (text: string): PropId => text as PropId;
/** Marks a string as a character's id. */
export const characterId = (text: string): CharacterId => text as CharacterId;
/** Marks a string as an effect's id. */
export const effectId = (text: string): EffectId => text as EffectId;

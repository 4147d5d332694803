// An objective as packs write it: a condition, or the short form of one, so many typed events of one kind.
import { conditionSchema, idSchema, localisedText } from '@hakoniwa/stage';
import { z } from 'zod';
import { limits } from '../limits.ts';

/** The typed events that move quests on. */
export const OBJECTIVE_EVENTS = [
  'npc.talked',
  'facility.visited',
  'battle.finished',
  'skill.used',
  'inventory.opened',
  'affinity.raised',
  'item.delivered',
  'info.gathered',
  'fragment.found',
  'fragment.collected',
  'gate.reached',
  'encounter.survived',
] as const;
export type ObjectiveEvent = (typeof OBJECTIVE_EVENTS)[number];

/** What the ids in an objective's `of` name, by its event. */
export const SUBJECTS = {
  'npc.talked': ['character'],
  'facility.visited': ['place'],
  'battle.finished': ['encounter'],
  'skill.used': ['skill'],
  'inventory.opened': [],
  'affinity.raised': ['character'],
  'item.delivered': ['prop'],
  'info.gathered': ['prop', 'character'],
  'fragment.found': ['fragment'],
  'fragment.collected': ['fragment'],
  'gate.reached': ['place'],
  'encounter.survived': ['encounter'],
} as const satisfies Record<ObjectiveEvent, readonly string[]>;
export type Subject = 'character' | 'place' | 'prop' | 'encounter' | 'skill' | 'fragment';

export const objectiveSchema = z.strictObject({
  id: idSchema,
  /** What must be so, or be done by whoever plays. */
  when: conditionSchema.optional(),
  /** Whether the same subject counts again, with `when`. */
  again: z.boolean().optional(),
  /** In short, instead of `when`: something happens. */
  event: z.enum(OBJECTIVE_EVENTS).optional(),
  /** How many times, each with another subject; once when absent. */
  count: z.int().min(1).max(limits.objectiveCount).optional(),
  /** The people, places, things, encounters, skills or fragments that count; any when absent. */
  of: z.array(idSchema).min(1).max(limits.objectiveCount).optional(),
  /** To whom, for deliveries. */
  to: idSchema.optional(),
  text: localisedText,
});

export type ObjectiveSheet = Readonly<z.infer<typeof objectiveSchema>>;

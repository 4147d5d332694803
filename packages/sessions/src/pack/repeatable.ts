// Events that count again with the same subject; the others count each subject once.
import type { ObjectiveEvent } from './objective.ts';

export const REPEATABLE: ReadonlySet<ObjectiveEvent> = new Set([
  'battle.finished',
  'skill.used',
  'inventory.opened',
  'encounter.survived',
]);

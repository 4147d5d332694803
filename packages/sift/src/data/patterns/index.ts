// The shipped story patterns: one line each.
import type { Pattern } from '../../pattern.ts';
import { abandonedGoal } from './abandoned-goal.ts';
import { brokenPromise } from './broken-promise.ts';
import { falseBelief } from './false-belief.ts';
import { feud } from './feud.ts';
import { givingUp } from './giving-up.ts';
import { objectWithHistory } from './object-with-history.ts';
import { persistencePattern } from './persistence.ts';
import { reconciliation } from './reconciliation.ts';
import { reversal } from './reversal.ts';
import { rivalry } from './rivalry.ts';
import { secretRevealed } from './secret-revealed.ts';
import { triangle } from './triangle.ts';
import { unrequited } from './unrequited.ts';
import { unresolvedThread } from './unresolved-thread.ts';
import { unusedObject } from './unused-object.ts';

/** Every pattern the house ships. */
export const PATTERNS: readonly Pattern[] = [
  brokenPromise,
  feud,
  secretRevealed,
  falseBelief,
  persistencePattern,
  givingUp,
  reversal,
  reconciliation,
  objectWithHistory,
  unusedObject,
  unrequited,
  triangle,
  rivalry,
  unresolvedThread,
  abandonedGoal,
];

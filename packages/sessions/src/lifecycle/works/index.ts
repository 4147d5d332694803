// Every work on a campaign: one file each, one line here.

import { compileWork, manifestWork } from '../../logs/log-works.ts';
import type { PlayWork } from '../../runtime/campaign-runtime.ts';
import { beginWork } from './begin.ts';
import { acceptWork, endWork, rejectWork } from './decide.ts';
import { stopWork } from './stop.ts';
import { turnWork } from './turn.ts';
import { undoWork } from './undo.ts';

export const PLAY_WORKS: readonly PlayWork<never, unknown>[] = [
  beginWork,
  turnWork,
  stopWork,
  undoWork,
  acceptWork,
  rejectWork,
  endWork,
  compileWork,
  manifestWork,
];

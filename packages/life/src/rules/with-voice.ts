// Whether talks can have words: only where somebody judges what is said.
import type { Rulebook } from '@hakoniwa/stage';
import type { LifeParts } from '../turn/turn.ts';

/** The parts of daily life, knowing whether the rulebook can judge a performance. */
export function withVoice(parts: LifeParts, { handlers }: Rulebook): LifeParts {
  return { ...parts, canSpeak: handlers.perform !== undefined };
}

// Whether talks can have words: only where somebody judges what is said.
import type { Rulebook } from '@hakoniwa/stage';
import type { LifeTurnParts } from '../moment/turn.ts';

/** The parts of daily life, knowing whether the rulebook can judge a performance. */
export function withVoice(parts: LifeTurnParts, { handlers }: Rulebook): LifeTurnParts {
  const canSpeak = handlers.perform !== undefined;
  return parts.canSpeak === canSpeak ? parts : { ...parts, canSpeak };
}

// What a line leaves open for whoever speaks next.
import type { SpeechAct } from '@hakoniwa/stage';
import type { HeardBefore } from './unit-features.ts';

/** Whatever calls for an answer the most. */
const CALLING: ReadonlySet<string> = new Set<SpeechAct>([
  'ask',
  'ask-wh',
  'ask-yn',
  'request',
  'offer',
  'invite',
  'propose',
  'insist',
]);

/** Acts of a line, as those who heard it have them in mind: what calls for an answer, else what was more than told. */
export function heardFrom(acts: readonly string[]): HeardBefore {
  const done = acts.filter((act) => act !== '-');
  const open =
    done.findLast((act) => CALLING.has(act)) ?? done.findLast((act) => act !== 'tell') ?? 'tell';
  return { open: told(open), last: told(done.at(-1) ?? '-') };
}

/** A question of no known kind. */
function told(act: string): string {
  return act === 'ask' ? 'ask-yn' : act;
}

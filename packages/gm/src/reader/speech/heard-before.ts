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
  return { open: known(leftOpen(done) ?? 'tell'), last: known(done.at(-1) ?? '-') };
}

/** The act that calls for an answer, else the last that was more than told. */
export function leftOpen<Act extends string>(acts: readonly Act[]): Act | undefined {
  return acts.findLast((act) => CALLING.has(act)) ?? acts.findLast((act) => act !== 'tell');
}

/** A question of no known kind. */
function known(act: string): string {
  return act === 'ask' ? 'ask-yn' : act;
}

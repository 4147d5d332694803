// What a turn comes to once the tries are over: the performance as it stands, and the turn's record.
import type { Json } from '@hakoniwa/stage';
import { type Directed, keptOf } from '../../director/direct.ts';
import type { Proposal } from '../proposal.ts';
import type { TurnRequests } from './asking.ts';
import type { Rehearsal } from './rehearse.ts';

/** The proposal; where the director was never content the impossible act is dropped and the words stay. */
export function settleProposal(
  { options, context, calls }: TurnRequests,
  { directed, findings, failure, thought }: Rehearsal & { readonly thought: string | undefined },
): Proposal {
  const gaveUp = options.repairs !== false && directed.findings.length > 0;
  const text = gaveUp ? keptOf(directed) : directed.text;
  const note = {
    mind: 'model',
    model: options.model.id,
    prompts: options.prompts.hash,
    mode: options.mode,
    findings,
    gave_up: gaveUp,
    ...(failure === undefined ? {} : { failure }),
    ...(directed.sanitized ? { sanitized: directed.sanitized } : {}),
    form: formOf(directed),
    calls,
  };
  return {
    ...(text === '' ? { speech: undefined } : { text }),
    thought: thought ?? directed.draft.judged.reading.thought ?? undefined,
    note: proposalJson(note),
    rng: context.rng,
    calls: calls.map(({ id }) => id),
  };
}

/** What the quality of the line is scored by: slips of voice, and what the reader had to mend. */
function formOf({ findings, draft }: Directed) {
  const slips = findings.filter(({ check }) => check === 'tone' || check === 'address').length;
  return { slips, repairs: draft.judged.reading.repairs.length };
}

/** A value as the log keeps it. */
export function proposalJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

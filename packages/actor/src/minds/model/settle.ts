// What a turn comes to once the tries are over: the performance as it stands, and the turn's record.
import type { Json } from '@hakoniwa/stage';
import { type Directed, floorFindings, keptOf } from '../../director/direct.ts';
import type { Proposal } from '../proposal.ts';
import type { TurnRequests } from './asking.ts';
import type { Rehearsal } from './rehearse.ts';

interface Settled extends Rehearsal {
  readonly directed: Directed;
  readonly thought: string | undefined;
}

/** The proposal; where the director was never content the impossible act is dropped and the words stay. */
export function settleProposal(
  asking: TurnRequests,
  { directed, findings, failure, thought, observed }: Settled,
): Proposal {
  const { options, context, calls } = asking;
  const gaveUp = options.repairs !== false && directed.findings.length > 0;
  const text = gaveUp ? keptOf(directed) : directed.text;
  const { violations } = directed.draft.judged.judgement;
  const note = {
    mind: 'model',
    model: options.model.id,
    prompts: options.prompts.hash,
    mode: options.mode,
    findings,
    ...(observed === undefined ? {} : { observed }),
    gave_up: gaveUp,
    ...(failure === undefined ? {} : { failure }),
    ...answeredBy(asking),
    ...(directed.mended.length > 0 ? { mended: directed.mended } : {}),
    ...(directed.sanitized ? { sanitizer: directed.sanitized } : {}),
    // What was tried in vain before the judge saw it is not lost to the one who tried it.
    ...(gaveUp && violations.length > 0 ? { refused: violations.map(refusalOf) } : {}),
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

/** For the record: who answered, where it was not who was asked. */
export function answeredBy({ answeredBy: other }: TurnRequests): { readonly answeredBy?: string } {
  return other === undefined ? {} : { answeredBy: other };
}

function refusalOf({
  reason,
  cause,
  target,
  needs,
}: Directed['draft']['judged']['judgement']['violations'][number]) {
  return { reason, cause, about: target ?? undefined, needs };
}

/** What the quality of the line is scored by: slips of voice, and what had to be mended. */
function formOf(directed: Directed) {
  const { findings, draft, mended } = directed;
  const slips = findings.filter(({ check }) => check === 'tone' || check === 'address').length;
  const repairs = draft.judged.reading.repairs.length + mended.length;
  return { slips, repairs: repairs + floorFindings(directed).length };
}

/** A value as the log keeps it. */
export function proposalJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

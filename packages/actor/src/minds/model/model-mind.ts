// The model mind: thought, then performance, the director looking over it; instinct stands behind every call.
import {
  BudgetExceededError,
  ModelAbortedError,
  ModelError,
  ModelRestingError,
} from '@hakoniwa/model';
import type { MindContext } from '../../context.ts';
import { instinct } from '../instinct/instinct.ts';
import type { Proposal } from '../proposal.ts';
import { TurnRequests } from './asking.ts';
import { innerVoice } from './inner-voice.ts';
import type { ModelMindOptions } from './options.ts';
import { type Rehearsal, rehearse } from './rehearse.ts';
import { answeredBy, proposalJson, settleProposal } from './settle.ts';

/**
 * A mind that asks a model; every failed or late call is answered by instinct, or by what was good of
 * an earlier try. Only a used-up budget and a call that was called off come through: they end the turn.
 */
export function modelMind(options: ModelMindOptions): (context: MindContext) => Promise<Proposal> {
  return async (context) => {
    const asking = new TurnRequests(options, context);
    try {
      const thought = await think(asking);
      const rehearsal = await rehearse(asking, thought);
      const { directed } = rehearsal;
      options.model.judged?.(directed ? undefined : unfit(rehearsal));
      if (!directed) return instead(asking, { failure: unfit(rehearsal), ...rehearsal });
      return settleProposal(asking, { ...rehearsal, directed, thought });
    } catch (error) {
      if (!(error instanceof ModelError) || endsTheTurn(error)) throw error;
      const { code: failure } = error;
      const because = error instanceof ModelRestingError ? error.details.because : undefined;
      return instead(asking, { failure, because });
    }
  };
}

async function think(asking: TurnRequests): Promise<string | undefined> {
  if (asking.options.mode === 'fused') return undefined;
  const { text } = await asking.ask({ purpose: 'thought' });
  return innerVoice(asking, text);
}

/** A garden without budget pauses, and a turn that was called off is not taken: neither is a failure. */
function endsTheTurn(error: ModelError): boolean {
  return error instanceof BudgetExceededError || error instanceof ModelAbortedError;
}

/** Why nothing that was written may be said: the model will not play, or it cannot. */
function unfit({ fault }: Rehearsal): string {
  return fault === 'refusal' ? 'MODEL_DECLINED' : 'MODEL_UNFIT';
}

interface Failed {
  readonly failure: string;
  /** What a model that is left alone failed by. */
  readonly because?: string | undefined;
  readonly findings?: readonly string[] | undefined;
}

/** Instinct's turn, with the record of why. */
function instead(asking: TurnRequests, { failure, because, findings }: Failed): Proposal {
  const { options, context, calls } = asking;
  const fallback = instinct(context);
  const note = {
    ...(fallback.note as object),
    mind: 'instinct',
    instead: options.model.id,
    failure,
    ...(because === undefined ? {} : { because }),
    ...(findings && findings.length > 0 ? { findings } : {}),
    ...answeredBy(asking),
    calls,
  };
  return { ...fallback, note: proposalJson(note), calls: calls.map(({ id }) => id) };
}

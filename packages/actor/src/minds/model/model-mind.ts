// The model mind: thought, then performance, the director looking over it; instinct stands behind every call.
import { BudgetExceededError, ModelAbortedError, ModelError } from '@hakoniwa/model';
import type { MindContext } from '../../context.ts';
import { instinct } from '../instinct/instinct.ts';
import type { Proposal } from '../proposal.ts';
import { TurnRequests } from './asking.ts';
import { innerVoice } from './inner-voice.ts';
import type { ModelMindOptions } from './options.ts';
import { rehearse } from './rehearse.ts';
import { proposalJson, settleProposal } from './settle.ts';

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
      return settleProposal(asking, { ...rehearsal, thought });
    } catch (error) {
      if (!(error instanceof ModelError) || endsTheTurn(error)) throw error;
      return instead(asking, error);
    }
  };
}

async function think(asking: TurnRequests): Promise<string | undefined> {
  if (asking.options.mode === 'fused') return undefined;
  return innerVoice(asking, await asking.ask({ purpose: 'thought' }));
}

/** A garden without budget pauses, and a turn that was called off is not taken: neither is a failure. */
function endsTheTurn(error: ModelError): boolean {
  return error instanceof BudgetExceededError || error instanceof ModelAbortedError;
}

function instead({ options, context, calls }: TurnRequests, { code }: ModelError): Proposal {
  const fallback = instinct(context);
  const note = {
    ...(fallback.note as object),
    mind: 'instinct',
    instead: options.model.id,
    failure: code,
    calls,
  };
  return { ...fallback, note: proposalJson(note), calls: calls.map(({ id }) => id) };
}

// A turn of a session: judged, told, counted, charged and kept in one transaction, one at a time.
import type { Execute, Executed } from '@hakoniwa/protocol/sessions';
import { type PlayedTurn, type PlayerInput, playTurn } from '../../play/play-turn.ts';
import { PlayRefused } from '../../refused.ts';
import { runsOf } from '../../rows/run.ts';
import type { SessionRow } from '../../rows/session-row.ts';
import { throughConflict } from '../../rows/through-conflict.ts';
import { balanceOf, openWallet, spShort, walletOwner } from '../../rows/wallet.ts';
import type { CampaignRuntime, PlayWork } from '../../runtime/campaign-runtime.ts';
import { type Narrated, narrate, plainNarrative } from '../../runtime/narrator.ts';
import { sessionTopic } from '../../runtime/play-news.ts';
import { narrationOf } from './narration-of.ts';
import { playable } from './playable.ts';
import { storeTurn } from './store-turn.ts';
import { TurnClock } from './turn-clock.ts';

export interface SessionTurnInput extends Execute {
  readonly sessionId: string;
}

export const turnWork: PlayWork<SessionTurnInput, Executed> = {
  name: 'session-turn',
  run: async (runtime, input, answer) => {
    if (runtime.turning) throw new PlayRefused('TURN_RUNNING', 'another turn is being taken');
    runtime.turning = true;
    const clock = new TurnClock(runtime.news, input.sessionId);
    try {
      const executed = await takeTurn(runtime, { input, clock, answer });
      clock.done('resolved');
      runtime.database.feed.tell(sessionTopic(input.sessionId));
      return executed;
    } catch (error) {
      clock.done('failed', error instanceof PlayRefused ? error.code : 'INTERNAL');
      throw error;
    } finally {
      runtime.turning = false;
    }
  },
};

interface Taking {
  readonly input: SessionTurnInput;
  readonly clock: TurnClock;
  readonly answer: Parameters<typeof turnWork.run>[2];
}

async function takeTurn(
  runtime: CampaignRuntime,
  { input, clock, answer }: Taking,
): Promise<Executed> {
  const { garden, scene, sp } = runtime;
  const row = await playable(runtime, input.sessionId);
  const wanted = wantedOf(row, input);
  const cost = input.actionType === 'choice' ? sp.choice : sp.custom;
  await affordable(runtime, cost);
  const now = runtime.now();
  clock.phase('judging');
  const of = { scene, world: garden.world, sessionNumber: row.number, now: now.toISOString() };
  const played = playTurn(of, wanted);
  clock.phase('narrating');
  const narrated = await tell(runtime, { played, input });
  clock.phase('saving');
  // Whatever goes wrong from here on, the next turn reads the session anew.
  runtime.left = undefined;
  const turn = { row, input, played, narrated, cost, now, answer };
  const kept = await throughConflict(() => storeTurn(runtime, turn));
  runtime.left = { row: kept.row, balance: kept.executed.sp.balance };
  return kept.executed;
}

/** Has the turn told; whoever plays may stop that, and then reads it plainly. */
async function tell(
  runtime: CampaignRuntime,
  { played, input }: { readonly played: PlayedTurn; readonly input: SessionTurnInput },
): Promise<Narrated> {
  const stopping = new AbortController();
  runtime.telling = { sessionId: input.sessionId, stop: () => stopping.abort() };
  try {
    return await narrate(() => narrationOf(runtime, { played, action: input.actionText }), {
      ...{ plain: plainNarrative(played), narrator: runtime.narrator, stopped: stopping.signal },
    });
  } finally {
    runtime.telling = undefined;
  }
}

/** An offered choice by its id or its words; free text as it is. */
function wantedOf(
  { data }: SessionRow,
  { actionType, actionText, choiceId }: SessionTurnInput,
): PlayerInput {
  if (actionType === 'custom') return { text: actionText };
  const choice = data.choices.find(({ id, text }) =>
    choiceId === undefined ? text === actionText : id === choiceId,
  );
  if (!choice) throw new PlayRefused('CHOICE_GONE', 'this choice is no longer offered');
  return choice;
}

/** Refuses a turn there are no points for, before anything is done. */
async function affordable(runtime: CampaignRuntime, cost: number): Promise<void> {
  const { database, character, sp, left } = runtime;
  // The wallet has the last word when the turn is kept; this only spares work that would be in vain.
  if (left && left.balance >= cost) return;
  const now = runtime.now();
  const person = walletOwner(character.ownerId);
  let balance = await balanceOf(runsOf(database), person);
  if (balance < cost) {
    await database.transaction((tx) =>
      openWallet(tx, { owner: character.ownerId, rules: sp, now }),
    );
    balance = await balanceOf(runsOf(database), person);
  }
  if (balance < cost) throw spShort(balance, cost);
}

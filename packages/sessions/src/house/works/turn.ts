// A turn of a session: judged, told, counted, charged and kept in one transaction, one at a time.
import type { Execute, Executed } from '@hakoniwa/protocol/sessions';
import type { Wanted } from '../../play/play-turn.ts';
import { playTurn } from '../../play/play-turn.ts';
import type { CampaignRuntime, PlayWork } from '../campaign-runtime.ts';
import { narrate, plainNarrative } from '../narrator.ts';
import { sessionTopic } from '../play-news.ts';
import { PlayRefused, unknownSession } from '../refused.ts';
import { lastProposal } from '../rows/proposal-rows.ts';
import { runsOf } from '../rows/run.ts';
import { type SessionRow, sessionById } from '../rows/session-row.ts';
import { balanceOf, openWallet, personOf, spShort } from '../rows/wallet.ts';
import { keepTurn } from './keep-turn.ts';
import { narrationOf } from './narration-of.ts';
import { TurnClock } from './turn-clock.ts';

export interface TurnInput extends Execute {
  readonly sessionId: string;
}

export const turnWork: PlayWork<TurnInput, Executed> = {
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
  readonly input: TurnInput;
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
  const narrated = await narrate(() => narrationOf(runtime, { played, action: input.actionText }), {
    plain: plainNarrative(played),
    narrator: runtime.narrator,
  });
  clock.phase('saving');
  // Whatever goes wrong from here on, the next turn reads the session anew.
  runtime.left = undefined;
  const kept = await keepTurn(runtime, { row, input, played, narrated, cost, now, answer });
  runtime.left = { row: kept.row, balance: kept.executed.sp.balance };
  return kept.executed;
}

/** The session, if a turn can be taken in it. */
async function playable(runtime: CampaignRuntime, id: string): Promise<SessionRow> {
  const { database, character, left } = runtime;
  const row = left?.row.id === id ? left.row : await sessionById(runsOf(database), id);
  if (row?.characterId !== character.id) throw unknownSession();
  if (row.status === 'ENDING_PROPOSED') {
    const proposal = await lastProposal(runsOf(database), id);
    if (proposal?.isMandatory)
      throw new PlayRefused('ENDING_MANDATORY', 'the session ends here', { state: row.status });
  }
  if (row.status !== 'ACTIVE' && row.status !== 'ENDING_PROPOSED')
    throw new PlayRefused('SESSION_ENDED', 'the session is over', { state: row.status });
  return row;
}

/** An offered choice by its id or its words; free text as it is. */
function wantedOf({ data }: SessionRow, { actionType, actionText, choiceId }: TurnInput): Wanted {
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
  const person = personOf(character.ownerId);
  let balance = await balanceOf(runsOf(database), person);
  if (balance < cost) {
    await database.transaction((tx) =>
      openWallet(tx, { owner: character.ownerId, rules: sp, now }),
    );
    balance = await balanceOf(runsOf(database), person);
  }
  if (balance < cost) throw spShort(balance, cost);
}

// Keeps a turn: events of the log, messages, typed events, points, the session and a proposal, all or nothing.

import type { Transaction } from '@hakoniwa/database';
import type { EndingProposal, Executed } from '@hakoniwa/protocol/sessions';
import { PlayRefused } from '../../refused.ts';
import {
  eventsInsert,
  eventsOfSession,
  type NewEvents,
  playEventId,
} from '../../rows/event-rows.ts';
import { type Messages, messagesInsert } from '../../rows/message-rows.ts';
import { decideProposal, insertProposal } from '../../rows/proposal-rows.ts';
import { countTurn } from '../../rows/session-change.ts';
import type { SessionRow } from '../../rows/session-row.ts';
import { balanceOf, charge, spShort, walletOwner } from '../../rows/wallet.ts';
import { activeGap } from '../../rules/active-time.ts';
import type { CampaignRuntime } from '../../runtime/campaign-runtime.ts';
import { characterState } from '../read/character-state.ts';
import { questUpdates } from '../read/quests.ts';
import { wireChoices } from '../read/wire-session.ts';
import { endingOf } from './ending-of.ts';
import { eventName } from './event-name.ts';
import type { TurnToKeep } from './turn-to-keep.ts';

/** A turn that is kept: what is answered, and the session as it was left. */
interface KeptTurn {
  readonly executed: Executed;
  readonly row: SessionRow;
}

export async function storeTurn(runtime: CampaignRuntime, turn: TurnToKeep): Promise<KeptTurn> {
  const { row, played, now } = turn;
  const activeMs =
    row.activeMs +
    activeGap({ last: row.lastActedAt?.getTime(), now: now.getTime() }, runtime.ending.gapMinutes);
  let kept: KeptTurn | undefined;
  await runtime.garden.keep(
    { from: played.before, steps: played.steps },
    {
      also: async (tx, { head }) => {
        const balance = await pay(runtime, { tx, turn });
        const earlier = () => eventsOfSession(tx, row.id);
        const { proposal, settled } = await endingOf(runtime, {
          ...{ ...turn, balance, activeMs, earlier },
        });
        const executed = executedOf(runtime, { turn, proposal, balance });
        const left = await keepRows(tx, { turn, proposal, settled, activeMs, executed, head });
        if (row.status === 'ENDING_PROPOSED') await goOn(tx, turn);
        if (proposal) await keepProposal(runtime, { tx, row, proposal, now });
        await turn.answer(tx, executed);
        kept = { executed, row: left };
      },
    },
  );
  if (!kept) throw new TypeError('a turn that was kept has an answer');
  return kept;
}

/** Takes the cost of the turn; what the world refused costs nothing in the end. */
async function pay(
  { character }: CampaignRuntime,
  { tx, turn }: { tx: Transaction; turn: TurnToKeep },
): Promise<number> {
  const { row, input, cost, played, now } = turn;
  const turnNumber = row.turnCount + 1;
  const person = walletOwner(character.ownerId);
  const left = await charge(tx, {
    ...{ person, sessionId: row.id, turnNumber, now, cost, kind: input.actionType },
    key: `turn:${row.id}:${turnNumber}`,
    isRefunded: played.denial !== undefined,
  });
  if (left === undefined) throw spShort(await balanceOf(tx, person), cost);
  return left;
}

interface Told {
  readonly turn: TurnToKeep;
  readonly proposal: EndingProposal | undefined;
  readonly balance: number;
}

function executedOf(runtime: CampaignRuntime, { turn, proposal, balance }: Told): Executed {
  const { row, played, narrated, cost } = turn;
  const { scene, sp } = runtime;
  const { before, world, denial } = played;
  const first = row.eventCount + 1;
  return {
    success: denial === undefined,
    turnNumber: row.turnCount + 1,
    narrative: narrated.text,
    choices: wireChoices(played.choices, sp),
    characterState: characterState(scene, world),
    events: played.events.map((event, i) => {
      const subject = eventName(scene, world, event);
      const id = playEventId(row.id, first + i);
      return { id, kind: event.kind, ...(subject === undefined ? {} : { subject }) };
    }),
    quests: questUpdates(scene, { before, after: world }),
    ...(denial ? { denial: { ...denial } } : {}),
    proposal: proposal ?? null,
    sp: { balance, cost: denial ? 0 : cost },
    degraded: narrated.degraded,
    sequence: row.messageCount + 2,
  };
}

/** Where in the log a turn ended, so that it can be come back to. */
export function logPlaceOf({ branch, seq }: NewEvents['head']): NewEvents['head'] {
  return { branch, seq };
}

function messagesOfTurn({ turn, executed, head }: Kept): Messages {
  const { row, input, cost, now } = turn;
  const { narrative, choices, characterState: state, success, degraded, turnNumber } = executed;
  const { actionType, actionText, choiceId } = input;
  const metadata = { actionType, ...(choiceId === undefined ? {} : { choiceId }), spCost: cost };
  return {
    ...{ sessionId: row.id, after: row.messageCount, turnNumber, now },
    messages: [
      { messageType: 'PLAYER_ACTION', senderType: 'PLAYER', content: actionText, metadata },
      {
        ...{ messageType: 'GM_NARRATIVE', senderType: 'GM', content: narrative },
        metadata: { choices, characterState: state, success, degraded, at: logPlaceOf(head) },
      },
    ],
  };
}

interface Kept {
  readonly turn: TurnToKeep;
  readonly proposal: EndingProposal | undefined;
  readonly settled: SessionRow['data']['settled'];
  readonly activeMs: number;
  readonly executed: Executed;
  readonly head: NewEvents['head'];
}

/** Messages, typed events and the session, all in one statement; the session as it then stands. */
async function keepRows(tx: Transaction, kept: Kept): Promise<SessionRow> {
  const { turn, proposal, settled, activeMs, executed, head } = kept;
  const { row, input, played, narrated, now } = turn;
  const change = {
    ...{ row, activeMs, now, messages: 2, events: played.events.length },
    status: proposal ? ('ENDING_PROPOSED' as const) : ('ACTIVE' as const),
    characters: input.actionText.length + narrated.text.length,
    proposals: row.proposalCount + (proposal ? 1 : 0),
    currentScene: narrated.text.slice(0, 200),
    data: { ...row.data, choices: played.choices, state: executed.characterState, settled },
  };
  const { events } = played;
  const { turnNumber } = executed;
  const noted = eventsInsert({
    ...{ sessionId: row.id, after: row.eventCount, turnNumber, events, head, now },
  });
  const more = [messagesInsert(messagesOfTurn(kept)), ...(noted ? [noted] : [])];
  const left = await countTurn(tx, { change, more });
  if (!left) throw new PlayRefused('TURN_RUNNING', 'the session has gone on meanwhile');
  return left;
}

/** Whoever acts on while an ending is proposed has declined it. */
async function goOn(tx: Transaction, { row, now }: TurnToKeep): Promise<void> {
  await decideProposal(tx, { sessionId: row.id, state: 'rejected', now });
}

interface Proposed {
  readonly tx: Transaction;
  readonly row: SessionRow;
  readonly proposal: EndingProposal;
  readonly now: Date;
}

/** An ending that cannot be declined is also worked out when nobody answers it. */
async function keepProposal(
  { queue }: CampaignRuntime,
  { tx, row, proposal, now }: Proposed,
): Promise<void> {
  await insertProposal(tx, { sessionId: row.id, body: proposal, now });
  if (proposal.isMandatory)
    await queue.enqueue(tx, { sessionId: row.id, ownerId: row.ownerId ?? undefined });
}

// Keeps a turn: events of the log, messages, typed events, points, the session and a proposal, all or nothing.
import type { EndingProposal, Executed } from '@hakoniwa/protocol/sessions';
import type { Transaction } from '@hakoniwa/store/postgres';
import { activeGap } from '../../rules/active-time.ts';
import type { CampaignRuntime } from '../campaign-runtime.ts';
import { characterState } from '../read/character-state.ts';
import { questUpdates } from '../read/quests.ts';
import { wireChoices } from '../read/wire-session.ts';
import { PlayRefused } from '../refused.ts';
import { insertEvents, playEventId } from '../rows/event-rows.ts';
import { insertMessages } from '../rows/message-rows.ts';
import { decideProposal, insertProposal } from '../rows/proposal-rows.ts';
import { countTurn } from '../rows/session-change.ts';
import type { SessionRow } from '../rows/session-row.ts';
import { change, personOf, spShort } from '../rows/wallet.ts';
import { endingOf } from './ending-of.ts';
import { eventName } from './event-name.ts';
import type { TurnToKeep } from './turn-to-keep.ts';

export async function keepTurn(runtime: CampaignRuntime, turn: TurnToKeep): Promise<Executed> {
  const { row, played, now } = turn;
  const activeMs =
    row.activeMs +
    activeGap({ last: row.lastActedAt?.getTime(), now: now.getTime() }, runtime.ending.gapMinutes);
  let executed: Executed | undefined;
  await runtime.garden.keep(
    { from: played.before, steps: played.steps },
    {
      also: async (tx, { head }) => {
        const balance = await charge(runtime, { tx, turn });
        const { proposal, settled } = endingOf(runtime, { ...turn, balance, activeMs });
        executed = executedOf(runtime, { turn, proposal, balance });
        await keepMessages(tx, turn, executed);
        const { events } = played;
        const number = row.turnCount + 1;
        const of = {
          sessionId: row.id,
          after: row.eventCount,
          turnNumber: number,
          events,
          head,
          now,
        };
        await insertEvents(tx, of);
        await keepSession(tx, { turn, proposal, settled, activeMs, executed });
        if (row.status === 'ENDING_PROPOSED') await goOn(tx, turn);
        if (proposal) await keepProposal(runtime, { tx, row, proposal, now });
        await turn.answer(tx, executed);
      },
    },
  );
  if (!executed) throw new TypeError('a turn that was kept has an answer');
  return executed;
}

/** Takes the cost of the turn; what the world refused costs nothing in the end. */
async function charge(
  { character }: CampaignRuntime,
  { tx, turn }: { tx: Transaction; turn: TurnToKeep },
): Promise<number> {
  const { row, input, cost, played, now } = turn;
  const turnNumber = row.turnCount + 1;
  const key = `turn:${row.id}:${turnNumber}`;
  const of = { person: personOf(character.ownerId), sessionId: row.id, turnNumber, now };
  const kind = input.actionType;
  const left = await change(tx, { ...of, key, kind, amount: -cost });
  if (left === undefined) throw spShort(0, cost);
  if (!played.denial) return left;
  const back = await change(tx, { ...of, key: `refund:${key}`, kind: 'refund', amount: cost });
  return back ?? left;
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

async function keepMessages(tx: Transaction, turn: TurnToKeep, executed: Executed): Promise<void> {
  const { row, input, now } = turn;
  const { narrative, choices, characterState: state, success, degraded, turnNumber } = executed;
  const { actionType, actionText, choiceId } = input;
  const metadata = {
    actionType,
    ...(choiceId === undefined ? {} : { choiceId }),
    spCost: turn.cost,
  };
  await insertMessages(tx, {
    ...{ sessionId: row.id, after: row.messageCount, turnNumber, now },
    messages: [
      { messageType: 'PLAYER_ACTION', senderType: 'PLAYER', content: actionText, metadata },
      {
        ...{ messageType: 'GM_NARRATIVE', senderType: 'GM', content: narrative },
        metadata: { choices, characterState: state, success, degraded },
      },
    ],
  });
}

interface Kept {
  readonly turn: TurnToKeep;
  readonly proposal: EndingProposal | undefined;
  readonly settled: SessionRow['data']['settled'];
  readonly activeMs: number;
  readonly executed: Executed;
}

async function keepSession(tx: Transaction, kept: Kept): Promise<void> {
  const { turn, proposal, settled, activeMs, executed } = kept;
  const { row, input, played, narrated, now } = turn;
  const isCounted = await countTurn(tx, {
    ...{ row, activeMs, now, messages: 2 },
    status: proposal ? 'ENDING_PROPOSED' : 'ACTIVE',
    characters: input.actionText.length + narrated.text.length,
    proposals: row.proposalCount + (proposal ? 1 : 0),
    currentScene: narrated.text.slice(0, 200),
    data: { choices: played.choices, state: executed.characterState, settled },
  });
  if (!isCounted) throw new PlayRefused('TURN_RUNNING', 'the session has gone on meanwhile');
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

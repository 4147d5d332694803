// Takes turns of a session back: the world stands where it stood, what was played stays on the branch that is left.

import type { Transaction } from '@hakoniwa/database';
import { branchTree, type World } from '@hakoniwa/stage';
import { freeBranchId, loadWorld } from '@hakoniwa/store';
import { openingChoices } from '../../play/begin.ts';
import { offerChoices } from '../../play/choices/offer-choices.ts';
import { filledBlanks } from '../../play/fill.ts';
import { PlayTurn } from '../../play/turn.ts';
import { PlayRefused } from '../../refused.ts';
import { decideProposal } from '../../rows/proposal-rows.ts';
import { runsOf } from '../../rows/run.ts';
import type { SessionRow } from '../../rows/session-row.ts';
import { type Standing, standingTurns, takeBack } from '../../rows/undo-rows.ts';
import type { CampaignRuntime, PlayWork } from '../../runtime/campaign-runtime.ts';
import { sessionTopic } from '../../runtime/play-news.ts';
import { characterState } from '../read/character-state.ts';
import { playable } from './playable.ts';
import { sayInSession } from './say.ts';

interface Undo {
  readonly sessionId: string;
  readonly turns: number;
}

interface Undone {
  /** How many turns were taken back. */
  readonly turns: number;
}

/** Never beyond the session's start; points that were spent stay spent. */
export const undoWork: PlayWork<Undo, Undone> = {
  name: 'session-undo',
  run: async (runtime, { sessionId, turns }, answer) => {
    const row = await playable(runtime, sessionId);
    const standing = await standingTurns(runsOf(runtime.database), { sessionId, most: turns + 1 });
    const back = standing.at(-1);
    const undone = { turns: standing.length - 1 };
    if (!back || undone.turns < 1)
      throw new PlayRefused('NOTHING_TO_UNDO', 'this is where the session began');
    await goBack(runtime, { row, back, turns: undone.turns }, (tx) => answer(tx, undone));
    runtime.database.feed.tell(sessionTopic(sessionId));
    return undone;
  },
};

interface Back {
  readonly row: SessionRow;
  readonly back: Standing;
  readonly turns: number;
}

/** Stands the garden on a branch that leaves there, and the rows with it. */
async function goBack(
  runtime: CampaignRuntime,
  { row, back, turns }: Back,
  answer: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const { garden, store, scene } = runtime;
  const now = runtime.now();
  const { name } = garden;
  const { world } = await loadWorld({ store, garden: name, ...back.at });
  const id = freeBranchId(branchTree(await store.branches(name)));
  const createdAt = now.toISOString();
  await store.fork({ garden: name, id, parent: back.at, undoes: garden.head.branch, createdAt });
  await garden.switchTo(id, {
    also: async (tx) => {
      const data = { ...row.data, ...dataIn(runtime, { row, back, world }) };
      const undone = (row.data.undone ?? 0) + turns;
      if (!(await takeBack(tx, { row, back, data: { ...data, undone }, now })))
        throw new PlayRefused('TURN_RUNNING', 'the session has gone on meanwhile');
      if (row.status === 'ENDING_PROPOSED')
        await decideProposal(tx, { sessionId: row.id, state: 'rejected', now });
      const { undone: told, undoneOne } = scene.words.session;
      await sayInSession(tx, {
        row,
        now,
        content: turns === 1 ? undoneOne : filledBlanks(told, { count: turns }),
      });
      await answer(tx);
    },
  });
}

interface StoodAt extends Pick<Back, 'row' | 'back'> {
  readonly world: World;
}

/** What can be done from there, and how the character stood; a campaign begins with choices of its own. */
function dataIn({ scene, now }: CampaignRuntime, { row, back, world }: StoodAt) {
  const turn = new PlayTurn({ scene, world, sessionNumber: row.number, now: now().toISOString() });
  const isOpening = row.number === 1 && back.turnNumber === 0;
  const choices = isOpening ? openingChoices({ scene }) : offerChoices(turn);
  return { choices, state: characterState(scene, world), settled: [] };
}

// What tests of results do with a house, wherever it stands: play to a proposal, wait for a result.
import { readResult } from '../src/result/read-result.ts';
import type { PlayHouse } from './campaigns-on.ts';

/** Nobody in particular, as in the local mode. */
const SELF = { owner: null };

/** Plays choices until an ending is proposed, at most so many turns; gives the proposal. */
export async function playToProposal(house: PlayHouse, sessionId: string, most = 60) {
  for (let turn = 0; turn < most; turn++) {
    const scene = await house.plays.scene(SELF, sessionId);
    if (scene.proposal) return scene.proposal;
    const choice = scene.choices[turn % scene.choices.length];
    if (!choice) throw new Error('there is always something to do');
    const wanted = { actionText: choice.text, actionType: 'choice', choiceId: choice.id } as const;
    const { proposal } = await house.plays.execute(SELF, { id: sessionId, ...wanted });
    if (proposal) return proposal;
  }
  throw new Error(`no proposal in ${most} turns`);
}

/** A character whose first session is played to a proposal. */
export async function playedSession(house: PlayHouse, name = 'アキ') {
  const { id: characterId } = await house.cast.create(SELF, {
    ...{ name, pack: 'nexus', scenario: 'short_session', language: 'ja' as const, seed: 7 },
  });
  const { session } = await house.plays.begin(SELF, { characterId });
  const proposal = await playToProposal(house, session.id);
  return { characterId, sessionId: session.id, proposal };
}

/** Waits until a session's result is there. */
export async function resultOf(house: PlayHouse, sessionId: string) {
  for (;;) {
    const { resultId } = await house.plays.row(SELF, sessionId);
    const asked = { id: sessionId, resultId: resultId ?? '' };
    const read = resultId === null ? undefined : await readResult(house.database, asked);
    if (read?.state === 'ready') return read.result;
    await new Promise((settle) => setTimeout(settle, 50));
  }
}

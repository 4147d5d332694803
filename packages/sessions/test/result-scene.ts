// What tests of results do with a server, wherever it stands: play to a proposal, wait for a result.
import { readResult } from '../src/result/read-result.ts';
import type { PlaySetup } from './campaigns-on.ts';

/** Nobody in particular, as in the local mode. */
const SELF = { owner: null };

/** Plays choices until an ending is proposed, at most so many turns; gives the proposal. */
export async function playToProposal(setup: PlaySetup, sessionId: string, most = 60) {
  for (let turn = 0; turn < most; turn++) {
    const scene = await setup.plays.scene(SELF, sessionId);
    if (scene.proposal) return scene.proposal;
    const choice = scene.choices[turn % scene.choices.length];
    if (!choice) throw new Error('there is always something to do');
    const wanted = { actionText: choice.text, actionType: 'choice', choiceId: choice.id } as const;
    const { proposal } = await setup.plays.execute(SELF, { id: sessionId, ...wanted });
    if (proposal) return proposal;
  }
  throw new Error(`no proposal in ${most} turns`);
}

/** A character whose first session is played to a proposal. */
export async function playedSession(setup: PlaySetup, name = 'アキ') {
  const { id: characterId } = await setup.cast.create(SELF, {
    ...{ name, pack: 'nexus', scenario: 'short_session', language: 'ja' as const, seed: 7 },
  });
  const { session } = await setup.plays.begin(SELF, { characterId });
  const proposal = await playToProposal(setup, session.id);
  return { characterId, sessionId: session.id, proposal };
}

/** Waits until a session's result is there. */
export async function resultOf(setup: PlaySetup, sessionId: string) {
  for (;;) {
    const { resultId } = await setup.plays.row(SELF, sessionId);
    const asked = { id: sessionId, resultId: resultId ?? '' };
    const read = resultId === null ? undefined : await readResult(setup.database, asked);
    if (read?.state === 'ready') return read.result;
    await new Promise((settle) => setTimeout(settle, 50));
  }
}

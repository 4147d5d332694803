// Goes on from a session: its opening is written first, then the session is begun with it.

import type { KnowledgeGraph } from '@hakoniwa/database/graph';
import type { SessionScene } from '@hakoniwa/protocol/sessions';
import type { Player } from '../lifecycle/plays.ts';
import type { Begun } from '../lifecycle/works/begin.ts';
import { unknownSession } from '../refused.ts';
import { readResult } from '../result/read-result.ts';
import type { ResultStores } from '../result/result-stores.ts';
import type { CharacterRow } from '../rows/character-row.ts';
import type { SessionRow } from '../rows/session-row.ts';
import { checkContinuable, continueWork } from './continue-work.ts';
import { openingScene } from './opening-scene.ts';
import { openingWords } from './opening-words.ts';

export interface ContinueParts extends ResultStores {
  readonly graph?: KnowledgeGraph | undefined;
}

export interface ContinueSession {
  readonly characterId: string;
  readonly previousSessionId: string;
}

/** The session that goes on; asked twice it is the same one. */
export async function continueSession(
  setup: ContinueParts,
  player: Player,
  { characterId, previousSessionId }: ContinueSession,
): Promise<SessionScene> {
  const { plays } = setup;
  const character = await plays.character(player, characterId);
  const previous = await plays.row(player, previousSessionId);
  if (previous.characterId !== character.id) throw unknownSession();
  checkContinuable(previous);
  const paragraphs = await openingOf(setup, { character, previous });
  const input = { previousSessionId, paragraphs };
  const begun = await plays.work<Begun>(character, { name: continueWork.name, input });
  return plays.scene(player, begun.sessionId);
}

interface GoingOn {
  readonly character: CharacterRow;
  readonly previous: SessionRow;
}

/** What is told of how it came to it; nothing when there is nothing to tell it from. */
async function openingOf(
  { plays, graph, model, callMs }: ContinueParts,
  { character, previous: { id, resultId } }: GoingOn,
): Promise<string[]> {
  const { database, gm } = plays.runner.parts;
  const read = await readResult(database, { id, resultId: resultId ?? '' });
  const world = await plays.worldOf(character);
  if (read.state !== 'ready' || !world) return [];
  const scene = await openingScene({ character, world, result: read.result, graph, gm });
  return openingWords(scene, { model: await model?.(character.garden), callMs });
}

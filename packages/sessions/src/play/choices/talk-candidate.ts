// The choice to speak to somebody who is here.
import { characterId } from '@hakoniwa/stage';
import { filledBlanks } from '../fill.ts';
import type { PlayTurn } from '../turn.ts';
import type { ChoiceCandidate } from './candidate.ts';

export function talkCandidate(
  turn: PlayTurn,
  { id, name }: { id: string; name: string },
): ChoiceCandidate {
  const { choice } = turn.scene.words;
  const isAgain = turn.state.met[id]?.session === turn.sessionNumber;
  const said = {
    text: filledBlanks(isAgain ? choice.talkAgain : choice.talk, { name }),
    description: isAgain ? choice.talkAgainHint : introduction(turn, id),
  };
  const times = turn.state.met[id]?.talks ?? 0;
  const weight = isAgain ? Math.max(6, 26 - 4 * times) : 70;
  return { id: `talk:${id}`, sort: 'talk', weight, intent: { do: 'talk', to: id }, ...said };
}

/** Who somebody is, in the first sentence that is written of them. */
function introduction({ world }: PlayTurn, id: string): string {
  const about = world.characters.get(characterId(id))?.description ?? '';
  return /^.*?(?:。|\.(?=\s|$)|$)/u.exec(about)?.[0] ?? about;
}

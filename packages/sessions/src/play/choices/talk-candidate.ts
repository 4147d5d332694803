// The choice to speak to somebody who is here.
import { fill } from '../fill.ts';
import type { Turn } from '../turn.ts';
import type { Candidate } from './candidate.ts';

export function talkCandidate(turn: Turn, { id, name }: { id: string; name: string }): Candidate {
  const { choice } = turn.scene.words;
  const said = { text: fill(choice.talk, { name }), description: choice.talkHint };
  const weight = turn.state.met[id]?.session === turn.sessionNumber ? 20 : 70;
  return { id: `talk:${id}`, sort: 'talk', weight, intent: { do: 'talk', to: id }, ...said };
}

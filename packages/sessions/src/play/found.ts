// Log fragments come to light: by a close look, a page, a word, a fight.
import type { PlayTurn } from './turn.ts';

interface Finding {
  /** inspect, read, search, talk or battle. */
  readonly by: string;
  readonly of?: string | undefined;
}

/** Brings to light what was hidden in something; each fragment once. */
export function found(turn: PlayTurn, { by, of }: Finding): void {
  for (const [id, fragment] of turn.scene.campaign.fragments) {
    const { place, by: way, of: thing } = fragment.found;
    const isHere = place === turn.place.id && way === by && (thing === undefined || thing === of);
    if (!isHere || turn.state.fragments[id]) continue;
    const fragments = { ...turn.state.fragments, [id]: { place, collected: false } };
    turn.change({ fragments });
    turn.happen('fragment.found', id);
    turn.tell(turn.scene.text(fragment.glimpse));
  }
}

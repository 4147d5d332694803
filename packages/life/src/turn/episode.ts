// Mini episodes: after an action something small may happen, from the pack's table or by a mind outside.
import { drawFraction } from '@hakoniwa/stage';
import type { LifeAction } from '../config/life-config.ts';
import type { LifeTurn } from '../moment/turn.ts';
import { askForEpisode } from './asked-episode.ts';
import { episodeOfTable, type Happened } from './episode-table.ts';

/** Actions after which nothing small happens: a talk is told itself, the others are no deeds. */
const WITHOUT: ReadonlySet<string> = new Set(['talk', 'thinking', 'idle']);

/** What happens after an action, drawn by chance; who has a mind outside is asked for it. */
export function episodeAfter(turn: LifeTurn, action: LifeAction): Happened | undefined {
  const { config, self } = turn;
  const isAsked = self.controlledBy === 'model';
  if (WITHOUT.has(action.id) || (config.episodes.length === 0 && !isAsked)) return undefined;
  const [fraction, rng] = drawFraction(turn.rng);
  turn.rng = rng;
  if (fraction >= config.episodeProbability) return undefined;
  const tags = turn.world.places.get(self.place)?.facility?.tags ?? [];
  if (!isAsked) return episodeOfTable(turn, { action: action.id, tags });
  askForEpisode(turn, { action, tags });
  return undefined;
}

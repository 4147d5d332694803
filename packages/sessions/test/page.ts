// A turn of a game as a page of a golden record.
import type { PlayedTurn } from '../src/play/play-turn.ts';
import type { NexusGame } from './nexus-game.ts';

/** What a player reads after a turn, what happened in it, and how they stand. */
export function page(game: NexusGame, wanted: string): string {
  const { paragraphs, choices, denial, events }: PlayedTurn = game.last;
  const { level, exp, hp, mp, items, encounter, titles, counters } = game.state;
  const self = game.world.characters.get('visitor');
  const stand = { level, exp, hp, mp, money: self?.money, place: self?.place };
  const goods = { items, titles, counters, encounter };
  return [
    `> ${wanted}`,
    ...paragraphs,
    ...(denial ? [`! ${denial.reason} ${denial.cause} ${denial.about ?? ''}`] : []),
    ...events.map((event) => `* ${JSON.stringify(event)}`),
    ...choices.map(({ id, text, description = '' }) => `- [${id}] ${text} ${description}`),
    `= ${JSON.stringify(stand)} ${JSON.stringify(goods)}`,
    '',
  ].join('\n');
}

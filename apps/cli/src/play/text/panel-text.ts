// What is at hand: quests, the bag, the map, people, and how one stands.
import { safeText } from '../../output/safe-text.ts';
import type { RecordOf } from '../record.ts';
import { linesFrom } from './paragraphs.ts';
import type { Teller } from './teller.ts';

export function questsText({ quests }: RecordOf<'quests'>, { say, paint }: Teller): string {
  const open = quests.filter(({ status }) => status !== 'abandoned');
  if (open.length === 0) return say('noQuests');
  return open
    .map(({ title, status, progressPercentage, objectives }) => {
      const state = status === 'completed' ? say('done') : `${progressPercentage}%`;
      const steps = objectives.map(
        ({ text, current, target, completed }) =>
          `  [${completed ? 'x' : ' '}] ${safeText(text)} ${current}/${target}`,
      );
      return linesFrom(paint('bold', `${safeText(title)} ${state}`), ...steps);
    })
    .join('\n');
}

export function bagText({ items, money }: RecordOf<'bag'>, { say }: Teller): string {
  const lines = items.map(
    ({ name, count, description }) =>
      `  ${safeText(name)}${count > 1 ? ` ×${count}` : ''}  ${safeText(description)}`,
  );
  return linesFrom(...(lines.length === 0 ? [say('emptyBag')] : lines), say('money', { money }));
}

export function mapText({ places, here }: RecordOf<'map'>, { say, paint }: Teller): string {
  if (places.length === 0) return say('mapNone');
  const ways = places.find(({ id }) => id === here)?.ways ?? [];
  const lines = places.map(({ id, name, isVisited }) => {
    const way = ways.find(({ to }) => to === id);
    const about = [
      id === here && paint('cyan', say('mapHere')),
      way && say('minutes', { minutes: way.minutes }),
      !isVisited && paint('dim', say('mapUnseen')),
    ];
    return `  ${[safeText(name), ...about.filter(Boolean)].join('  ')}`;
  });
  return lines.join('\n');
}

export function peopleText({ present, relations }: RecordOf<'people'>, { say }: Teller): string {
  const join = (names: readonly string[]) => names.map(safeText).join(say('separator'));
  const ties = relations.map(({ name, affinity }) => `${name} ${affinity}`);
  return linesFrom(
    present.length === 0
      ? say('nobodyHere')
      : say('peopleHere', { names: join(present.map(({ name }) => name)) }),
    ties.length > 0 && say('ties', { names: join(ties) }),
  );
}

export function panelStatusText(status: RecordOf<'status'>, { say }: Teller): string {
  const { level, experience, hp, maxHp, mp, maxMp, money, encounter } = status;
  const name = safeText(status.name);
  return linesFrom(
    say('level', { name, level, experience, next: status.nextLevelAt, hp, maxHp, mp, maxMp }),
    say('place', { place: safeText(status.location.name) }),
    encounter !== null && say('inTheWay', { name: safeText(encounter.name) }),
    `${say('money', { money })}  ${say('balance', { balance: status.sp.balance })}`,
  );
}

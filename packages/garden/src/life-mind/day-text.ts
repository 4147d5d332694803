// The day so far in a model's question: what was done where, with what happened by the way.
import { type DoneToday, type LifeConfig, labelOf } from '@hakoniwa/life';
import { clockText, textIn, type World } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { LIFE_MIND_WORDING } from './locale/index.ts';

/** The last things done, the latest last. */
export function dayDoneText(
  world: World,
  { life, today }: { readonly life: LifeConfig; readonly today: readonly DoneToday[] },
): string {
  const words = textIn(LIFE_MIND_WORDING, world.language);
  const entries = today.slice(-limits.lifePrompt.doneEntries).map((done) => {
    const line = words.done({
      clock: hourOfDay(done.at),
      label: actionLabel(world, { life, action: done.action }),
      place: world.places.get(done.place)?.name ?? done.place,
      minutes: done.minutes,
    });
    return done.episode ? `${line} ✨ ${done.episode}` : line;
  });
  return words.today(entries.length > 0 ? entries.join('\n') : words.none);
}

export function actionLabel(
  { language }: World,
  { life, action }: { readonly life: LifeConfig; readonly action: string },
): string {
  const known = life.actions.get(action);
  return known ? labelOf(known, language) : action;
}

export function hourOfDay(now: number): string {
  return clockText({ now, start: '' });
}

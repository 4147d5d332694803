// What was done today, as minds are told it: one line each, with what small thing happened under it.
import { clockText, type Language, textIn, type World } from '@hakoniwa/stage';
import type { LifeConfig } from '../config/life-config.ts';
import { sayings } from '../locale/index.ts';
import type { DoneToday } from '../moment/life-state.ts';
import { labelOf } from './action-label.ts';

interface Reader {
  readonly config: LifeConfig;
  readonly world: World;
  readonly language?: Language;
}

/** `- 08:00 食事 → レストランA (30分) [朝食を食べに]`, under the heading 【今日の行動】; empty on a new day. */
export function todayText(
  { config, world, language = world.language }: Reader,
  today: readonly DoneToday[],
): string {
  if (today.length === 0) return '';
  const { today: heading, done } = textIn(sayings, language);
  const lines = today.flatMap(({ at, action, place, minutes, reason, episode }) => {
    const known = config.actions.get(action);
    const line = done({
      time: clockText({ now: at, start: '' }),
      label: known ? labelOf(known, language) : action,
      place: world.places.get(place)?.name ?? place,
      minutes,
      reason,
    });
    return episode === undefined ? [line] : [line, `  ✨ ${episode}`];
  });
  return [heading, ...lines].join('\n');
}

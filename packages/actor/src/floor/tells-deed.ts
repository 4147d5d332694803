// Whether a text tells something that one does.
import type { FloorScene } from './floor-check.ts';
import { actStrangeness } from './talk/act-strangeness.ts';

/** Whether a text tells a deed: for the GM's reader, or by what acts are like. */
export function tellsDeed(text: string, { isAct: tells, language }: FloorScene): boolean {
  return tells?.(text) !== false || (actStrangeness(text, language) ?? 1) <= 0;
}

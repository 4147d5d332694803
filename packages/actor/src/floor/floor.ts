// The floor under every line of a model: small checks in a row that mend, then find what cannot be mended.

import { limits } from '../limits.ts';
import { aloud } from './checks/aloud.ts';
import { broken } from './checks/broken.ts';
import { chatter } from './checks/chatter.ts';
import { code } from './checks/code.ts';
import { cut } from './checks/cut.ts';
import { echo } from './checks/echo.ts';
import { emoji } from './checks/emoji.ts';
import { empty } from './checks/empty.ts';
import { form } from './checks/form.ts';
import { gibberish } from './checks/gibberish.ts';
import { labels } from './checks/labels.ts';
import { language } from './checks/language.ts';
import { length } from './checks/length.ts';
import { markdown } from './checks/markdown.ts';
import { notes } from './checks/notes.ts';
import { parrot } from './checks/parrot.ts';
import { refusal } from './checks/refusal.ts';
import { repeats } from './checks/repeats.ts';
import { speakers } from './checks/speakers.ts';
import { tags } from './checks/tags.ts';
import { template } from './checks/template.ts';
import { thinking } from './checks/thinking.ts';
import { CALL } from './data/machine-marks.ts';
import type { FloorCheck, FloorCode, FloorFault, FloorScene, FloorText } from './floor-check.ts';

/** In the order they mend: what wraps a turn before what is in it, what cuts it last. */
const CHECKS: readonly FloorCheck[] = [
  ...[refusal, broken, template, thinking, tags, markdown, labels, notes, chatter, speakers],
  ...[echo, form, language, aloud, emoji, repeats, cut, length],
  ...[code, gibberish, parrot, empty],
];

/** A text as far as it could be mended, and by which checks. */
export interface Mended {
  readonly text: string;
  readonly by: readonly FloorCode[];
}

/** Lets every check mend in its turn; of what is longer than any turn only the beginning is looked at. */
export function mendText(written: string, scene: FloorScene): Mended {
  const raw = written.slice(0, limits.floorLength).toWellFormed();
  // Data is not mended into words.
  if (CALL.test(raw) || /^\s{0,9}[「『"“]?\s{0,9}[{[]\s{0,9}["{[]/u.test(raw))
    return { text: raw, by: [] };
  const by: FloorCode[] = [];
  let text = raw;
  for (const check of CHECKS) {
    const next = check.mend?.(text, scene) ?? text;
    if (next !== text) by.push(check.code);
    text = next;
  }
  return { text, by };
}

/** What is wrong with a mended text, the gravest first; nothing when it may be said. */
export function faultsIn(read: FloorText, scene: FloorScene): FloorFault[] {
  return CHECKS.flatMap(({ code: one, find }) => {
    const what = find?.(read, scene);
    return what === undefined ? [] : [{ code: one, what }];
  });
}

/** Words alone, mended and looked over: for lines, episodes and prose that no reader takes apart. */
export function mendWords(
  raw: string,
  scene: FloorScene,
): Mended & { readonly faults: readonly FloorFault[] } {
  const { text, by } = mendText(raw, scene);
  return { text, by, faults: faultsIn({ text, speech: text, acts: [], raw }, scene) };
}

// The floor under every line of a model: small checks in a row that mend, then find what cannot be mended.

import { limits } from '../limits.ts';
import { acts } from './checks/acts.ts';
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
import { lost } from './checks/lost.ts';
import { markdown } from './checks/markdown.ts';
import { notes } from './checks/notes.ts';
import { parrot } from './checks/parrot.ts';
import { refusal } from './checks/refusal.ts';
import { repeats } from './checks/repeats.ts';
import { signs } from './checks/signs.ts';
import { speakers } from './checks/speakers.ts';
import { tags } from './checks/tags.ts';
import { template } from './checks/template.ts';
import { thinking } from './checks/thinking.ts';
import { CALL, PROGRAM } from './data/machine-marks.ts';
import { isDoubtful, isThinned } from './doubtful.ts';
import type { FloorCheck, FloorCode, FloorFault, FloorScene, FloorText } from './floor-check.ts';
import { THOUGHT } from './thought.ts';

/** In the order they mend: what wraps a turn, then what is in it, what cuts it last. */
const AROUND: readonly FloorCheck[] = [refusal, broken, template, thinking, tags, markdown];
const WITHIN: readonly FloorCheck[] = [
  ...[
    labels,
    notes,
    chatter,
    speakers,
    echo,
    form,
    language,
    acts,
    aloud,
    signs,
    emoji,
    repeats,
    cut,
  ],
  ...[length, code, gibberish, parrot, lost, empty],
];
const CHECKS = [...AROUND, ...WITHIN];

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
  const all = mendBy(AROUND, { text: raw, scene, by });
  if (PROGRAM.test(all)) return { text: all, by };
  // A thought is nobody's line: what is said and done comes behind it.
  const head = scene.form === 'turn' ? (THOUGHT.exec(all)?.[0] ?? '') : '';
  const given = { ...scene, isDoubtful: isDoubtful(all.slice(head.length), scene) };
  const body = mendBy(WITHIN, { text: all.slice(head.length), scene: given, by });
  return { text: head === '' ? body : `${head} ${body.trimStart()}`, by };
}

function mendBy(
  checks: readonly FloorCheck[],
  given: { readonly text: string; readonly scene: FloorScene; readonly by: FloorCode[] },
): string {
  let { text } = given;
  for (const check of checks) {
    const next = check.mend?.(text, given.scene) ?? text;
    if (next !== text) given.by.push(check.code);
    text = next;
  }
  return text;
}

/** What is wrong with a mended text, the gravest first; nothing when it may be said. */
export function faultsIn(read: FloorText, given: FloorScene): FloorFault[] {
  const scene = { ...given, isDoubtful: isDoubtful(read.raw, given) || isThinned(read, given) };
  const behind = { ...read, text: read.text.replace(THOUGHT, '') };
  return CHECKS.flatMap(({ code: one, find }) => {
    const what = find?.(behind, scene);
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

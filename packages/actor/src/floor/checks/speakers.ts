// Words and deeds of somebody else: a turn is its writer's alone.
import type { FloorCheck, FloorScene } from '../floor-check.ts';
import { floorWords } from '../language/index.ts';
import { keepSentences, piecesOf, sentencesWithin, shown, withoutEmptyMarks } from '../pieces.ts';

export const speakers: FloorCheck = {
  code: 'speakers',
  mend: (text, scene) => {
    if (scene.form === 'prose') return text;
    const own = withoutOwnLabel(ownPart(text, scene), scene);
    const kept = keepSentences(
      withoutDeeds(own, scene),
      ({ text: sentence, isQuoted }) => !isQuoted || !callsSelf(sentence, scene),
    );
    return kept === text ? text : withoutEmptyMarks(kept);
  },
  find: ({ speech, acts }, scene) => {
    const label =
      labelIn(speech, scene.others) ??
      sentencesWithin(speech).find((one) => isConfused(one, scene));
    const deed = acts.find((act) => isToldOf(act, scene));
    return label !== undefined ? shown(label) : deed === undefined ? undefined : shown(deed);
  },
};

/** Up to where somebody else begins to speak, at the head of a line or right behind the words. */
function ownPart(text: string, { others, speaker }: FloorScene): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => startsWithName(line, others));
  const own = lines.findIndex((line) => startsWithName(line, speaker));
  // Where another begins, what is one's own comes after it.
  const start = at === 0 ? Math.max(1, own) : 0;
  const end = lines.findIndex((line, i) => i > start && startsWithName(line, others));
  const kept = (end < 0 ? lines.slice(start) : lines.slice(start, end)).join('\n');
  const inline = inlineLabel(kept, others);
  return inline === undefined ? kept : closed(kept.slice(0, inline));
}

/** `Name:`, `Name「`, `Name "`, or a name alone on its line. */
function startsWithName(line: string, names: readonly string[]): boolean {
  const bare = line.replace(/^[\s*_>#【[（(-]{1,6}/u, '');
  return names.some((name) => {
    if (name === '' || !bare.toLowerCase().startsWith(name.toLowerCase())) return false;
    return /^(?:[\s*_】\])）]{0,4}[:：>＞→|]|[*_】\])）]{0,3}\s{0,2}[「『“"（])/u.test(
      bare.slice(name.length),
    );
  });
}

/** Where another's name opens words of their own, right behind words of this one. */
function inlineLabel(text: string, names: readonly string[]): number | undefined {
  const places = names.flatMap((name) => {
    const found: number[] = [];
    for (let at = text.indexOf(name); name !== '' && at > 0; at = text.indexOf(name, at + 1)) {
      const before = text.slice(Math.max(0, at - 3), at);
      const after = text.slice(at + name.length, at + name.length + 2);
      const opens = /^(?:[「『“]|[:：]\s?["「『“])/u.test(after);
      if (opens && /[」』”"。！？!?.\s]\s{0,2}$/u.test(before)) found.push(at);
    }
    return found;
  });
  return places.length === 0 ? undefined : Math.min(...places);
}

/** What was cut inside of quotes gets its end. */
function closed(text: string): string {
  const bare = text.trim();
  const opened = (bare.match(/「/gu) ?? []).length - (bare.match(/」/gu) ?? []).length;
  return opened > 0 ? `${bare}」` : bare;
}

function withoutOwnLabel(text: string, { speaker, form }: FloorScene): string {
  if (form !== 'line') return text;
  const bare = text.trim();
  const name = speaker.find((one) => startsWithName(bare, [one]));
  return name === undefined
    ? text
    : bare
        .slice(bare.toLowerCase().indexOf(name.toLowerCase()) + name.length)
        .replace(/^[\s*_】\])）:：]{1,6}/u, '');
}

/** Acts whose subject is somebody else go; what is told of them without marks goes with the form. */
function withoutDeeds(text: string, scene: FloorScene): string {
  const pieces = piecesOf(text);
  let [isTheirs, hasSpoken, isOver] = [false, false, false];
  const kept = pieces.filter(({ text: sentence, isMark, isBracketed, isQuoted }) => {
    // Once another acts after one's words, what is said is theirs.
    if (isOver) return isMark && isBracketed;
    if (!isMark && isQuoted && /\p{L}/u.test(sentence)) hasSpoken = true;
    // What follows in the same brackets is told of the same one.
    if (isMark && isBracketed) isTheirs = false;
    if (isMark || !isBracketed) return true;
    isTheirs ||= isToldOf(sentence, scene);
    isOver = isTheirs && hasSpoken;
    return !isTheirs;
  });
  return kept.length === pieces.length ? text : kept.map((piece) => piece.text).join('');
}

function isToldOf(sentence: string, { others, language, speaker }: FloorScene): boolean {
  const bare = sentence.trim();
  const { toldOf } = floorWords(language);
  const isOwn = speaker.some((name) => name !== '' && bare.startsWith(name));
  return (
    !isOwn &&
    others.some(
      (name) =>
        name !== '' &&
        bare.toLowerCase().startsWith(name.toLowerCase()) &&
        // An act addresses nobody: a name with a comma tells that one what to do.
        (toldOf.test(bare.slice(name.length)) || /^[、,]/u.test(bare.slice(name.length))),
    )
  );
}

/** Whether somebody calls themselves by name, or says to be somebody else. */
function isConfused(sentence: string, scene: FloorScene): boolean {
  const { before, behind } = floorWords(scene.language).self;
  return (
    callsSelf(sentence, scene) ||
    scene.others.some((name) => {
      const found = around(sentence, name);
      return found && before.test(found.lead) && behind.test(found.rest);
    })
  );
}

function callsSelf(sentence: string, { speaker }: FloorScene): boolean {
  return speaker.some((name) => {
    const found = around(sentence, name);
    return found && /[、,]\s?$/u.test(found.lead) && /^\s?[。.!！?？]?\s*$/u.test(found.rest);
  });
}

/** What stands before and behind a name. */
function around(sentence: string, name: string) {
  const at = name === '' ? -1 : sentence.indexOf(name);
  return at < 0
    ? undefined
    : { lead: sentence.slice(0, at), rest: sentence.slice(at + name.length) };
}

/** A label opens a part: behind a comma, a name with a colon is called before what is asked. */
function isLabel(
  speech: string,
  { at, end }: { readonly at: number; readonly end: number },
): boolean {
  const isCalled = /[,、]\s{0,2}$/u.test(speech.slice(Math.max(0, at - 3), at));
  return /^(?:\s{0,2}[:：]|「)/u.test(speech.slice(end, end + 3)) && !isCalled;
}

function labelIn(speech: string, names: readonly string[]): string | undefined {
  return names.find((name) => {
    for (let at = speech.indexOf(name); name !== '' && at >= 0; at = speech.indexOf(name, at + 1))
      if (isLabel(speech, { at, end: at + name.length })) return true;
    return false;
  });
}

// What an act tells that one does: its deeds, without what is told about them, to whom, and in which voice.
import { writingOf } from '@hakoniwa/stage';
import { TITLE_AT_END } from './data/abbreviations.ts';
import { CLAUSES } from './data/act-clauses.ts';
import type { FloorScene } from './floor-check.ts';
import { floorWords } from './language/index.ts';
import { beginsWithOne } from './own-words.ts';
import { bareText } from './pieces.ts';
import { actStrangeness } from './talk/act-strangeness.ts';
import { tellsDeed } from './tells-deed.ts';

/** An act without what is no deed of it; empty where nothing is left. */
export function toldDeed(inner: string, scene: FloorScene): string {
  const { task, films, addressed, you, isForeign } = floorWords(scene.language);
  const act = firstOfTwo(inner.trim().replace(REMARK, '')).replace(READING, '');
  const clauses = joinedTitles(act.split(CLAUSES));
  const kept = clauses.filter((clause, i) => {
    const bare = clause.trim().replace(/[。.、,]$/u, '');
    if (clauses.slice(0, i).some((one) => bareText(one) === bareText(bare))) return false;
    if (bare === '' || (ENTRY.test(bare) && !TAG.test(bare)) || ARROW.test(bare)) return false;
    if (
      task.test(bare) ||
      (films.test(bare) && !tellsSurely(bare, scene)) ||
      addressed.test(bare) ||
      (i > 0 && isOfOthers(bare, scene))
    )
      return false;
    if (isForeign(bare) || (i > 0 && (you.test(bare) || ASIDE.test(clause)))) return false;
    // What comes behind a point must tell a deed by itself.
    return i === 0 || /^[、,]/u.test(clause) || tellsDeed(bare, scene);
  });
  const deed = (clauses.length === kept.length ? act : kept.join(''))
    .replace(/^[\s、,。;；|｜—-]{1,4}|(?<![\s、,。;；|｜—-])[\s、,。;；|｜—-]{1,4}$/gu, '')
    .trim();
  const told = deed.split(/(?<=[、,])/u);
  if (told.length > MOST_CLAUSES)
    return told
      .slice(0, FIRST)
      .join('')
      .replace(/[、,]\s*$/u, '');
  return deed.length > longest(scene) ? firstClauses(deed, scene) : deed;
}

/** Clauses of which none ends with a title. */
function joinedTitles(clauses: readonly string[]): string[] {
  const joined: string[] = [];
  for (const clause of clauses)
    if (TITLE_AT_END.test(joined.at(-1) ?? '')) joined.push(`${joined.pop()}${clause}`);
    else joined.push(clause);
  return joined;
}

function isOfOthers(clause: string, { others, language }: FloorScene): boolean {
  return beginsWithOne(clause.replace(/^[;；]\s{0,3}/u, ''), { names: others, language });
}

/** An entry of a form: `tone: soft`. */
const ENTRY = /^[;；|｜\s]{0,3}[^\s:：「」"]{1,16}(?:\s[^\s:：「」"]{1,16}){0,2}\s?[:：]/u;
/** How a word is read, behind it. */
const READING = /(?<=\p{Script=Han})[（(][\p{Script=Hiragana}ー]{1,12}[)）]/gu;
/** An act by its verb: `GET: mug`. */
const TAG = /^[A-Z_]{2,}\s?[:：]/u;
/** What stands behind a bar, an arrow or a dash is a remark. */
const ASIDE = /^\s?[|｜←–—-]/u;
const ARROW = /^[\s　]{0,2}[←→]/u;

/** One of two: nobody is there to choose. */
/** Words without the second of two; verses are parted by such marks again and again. */
export function firstOfTwo(text: string): string {
  const marks = text.match(/／|\s\/\s/gu)?.length ?? 0;
  const isOfSentences = /[。！？!?.]\s?[／/]/u.test(text);
  return marks === 1 || isOfSentences ? text.replace(EITHER, '') : text;
}

const EITHER = /\s?(?:／|(?<=\s)\/(?=\s))[^。！？!?.／」]{0,80}[。！？!?.]?/gu;

/** What a form would say of an act behind it: `shrugs, tone: soft`. */
const REMARK = /[,、;；]\s{0,2}[^\s,、;；:：]{1,16}[:：][^:：]{0,200}$/u;

/** Whether a clause is so much like a deed that words of films and stages in it are things. */
function tellsSurely(clause: string, { language }: FloorScene): boolean {
  return (actStrangeness(clause, language) ?? 0) < -SURELY;
}

const SURELY = 1.5;

/** Things done one after the other beyond which an act is a pantomime, and as many as are kept of it. */
const MOST_CLAUSES = 6;
const FIRST = 3;

/** Letters of an act beyond which it is a story. */
function longest({ language }: FloorScene): number {
  return LONGEST * writingOf(language).length;
}

const LONGEST = 110;

/** As many clauses of a long act as are short enough together, and the first of them in any case. */
function firstClauses(deed: string, scene: FloorScene): string {
  const [first = ''] = deed.split(/(?<=。)/u);
  let told = '';
  for (const clause of first.split(/(?<=[、,])/u)) {
    if (told !== '' && told.length + clause.length > longest(scene)) break;
    told += clause;
  }
  return told.replace(/[、,。]\s*$/u, '');
}

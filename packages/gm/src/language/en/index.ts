// English: the language folder's one door.
import { remember } from '../cache.ts';
import type { Cast, Language } from '../types.ts';
import { readActs } from './acts.ts';
import { readCore } from './core.ts';
import { readsAsAct } from './is-act.ts';
import { longNames } from './known-words.ts';
import { readSpeech } from './speech.ts';
import { readTopics } from './topics.ts';

/** Longer texts are read up to here (UTF-16 units), so that a turn stays cheap. */
const MAX_TEXT = 20_000;

const NOBODY: Cast = {};

/** A cast is asked for again and again within a turn and from turn to turn. */
const keys = new WeakMap<Cast, string>();
const keyOf = (cast: Cast): string => {
  const key =
    keys.get(cast) ?? JSON.stringify([cast.speaker ?? [], cast.people ?? [], longNames(cast)]);
  keys.set(cast, key);
  return key;
};

const cut = (text: string): string => (text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text);

/** Texts whose reading is kept: the reader asks whether it is an act, the judge then which. */
const REMEMBERED_TEXTS = 64;
const NAME_MARK = '\u0000';

/** The English language: pure, synchronous, nothing to load. */
export const createEnglish = (): Language => {
  const casts = new Map<string, Cast>();
  const kept = remember(REMEMBERED_TEXTS, (key) => {
    const [text = '', names = ''] = key.split(NAME_MARK);
    return readActs(text, casts.get(names) ?? NOBODY);
  });
  const acts = (text: string, cast: Cast): ReturnType<typeof readActs> => {
    const names = keyOf(cast);
    if (!casts.has(names)) {
      if (casts.size >= REMEMBERED_TEXTS) casts.clear();
      casts.set(names, cast);
    }
    return kept(`${text.replaceAll(NAME_MARK, ' ')}${NAME_MARK}${names}`);
  };
  return {
    id: 'en',
    acts: (text, cast = NOBODY) => acts(cut(text), cast).found,
    isAct: (text, cast = NOBODY) => readsAsAct(cut(text), cast, acts),
    speech: (text, cast = NOBODY) => readSpeech(cut(text), cast),
    topics: (text) => readTopics(cut(text), NOBODY),
    core: (text, cast = NOBODY) => readCore(cut(text), cast),
  };
};

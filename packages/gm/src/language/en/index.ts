// English: the language folder's one door.
import type { Cast, Language } from '../types.ts';
import { readActs } from './acts.ts';
import { readCore } from './core.ts';
import { readsAsAct } from './is-act.ts';
import { readSpeech } from './speech.ts';
import { readTopics } from './topics.ts';

/** Longer texts are read up to here (UTF-16 units), so that a turn stays cheap. */
const MAX_TEXT = 20_000;

const NOBODY: Cast = {};

const cut = (text: string): string => (text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text);

/** The English language: pure, synchronous, nothing to load. */
export const createEnglish = (): Language => ({
  id: 'en',
  acts: (text, cast = NOBODY) => readActs(cut(text), cast).found,
  isAct: (text, cast = NOBODY) => readsAsAct(cut(text), cast),
  speech: (text, cast = NOBODY) => readSpeech(cut(text), cast),
  topics: (text) => readTopics(cut(text), NOBODY),
  core: (text, cast = NOBODY) => readCore(cut(text), cast),
});

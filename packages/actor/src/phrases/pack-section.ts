// Phrases as part of a pack: `phrases.yaml`, or several files under `phrases/`.
import type { PackDraft, PackProblem, PackSection, SectionFile } from '@hakoniwa/stage';
import { phraseNotes } from './locale/index.ts';
import { PHRASES } from './phrase-book.ts';
import { type PhrasesFile, phrasesFileSchema } from './phrase-schema.ts';

export const PHRASE_SECTION: PackSection = {
  name: PHRASES,
  files: /^(phrases|phrases\/[a-z0-9_-]+)\.yaml$/,
  schema: phrasesFileSchema,
  beneath: (lying, own) => withoutLists(lying as PhrasesFile, own as readonly PhrasesFile[]),
  notes: speechless,
};

/** Lines add up; a list of the pack's own takes the place of one of the same name. */
function withoutLists(file: PhrasesFile, own: readonly PhrasesFile[]): PhrasesFile {
  const { lists } = file;
  if (!lists) return file;
  const taken = new Set(own.flatMap((one) => Object.keys(one.lists ?? {})));
  const left = Object.entries(lists).filter(([name]) => !taken.has(name));
  return { ...file, lists: Object.fromEntries(left) };
}

/** Who has no phrases in the pack, and so speaks by the default grammar. */
function speechless(files: readonly SectionFile[], { characters }: PackDraft): PackProblem[] {
  const phrases = files.flatMap(
    ({ accepted }) => (accepted as PhrasesFile | undefined)?.phrases ?? [],
  );
  const voices = new Set(phrases.map((phrase) => phrase.who));
  if (files.some(({ isBroken }) => isBroken) || voices.has(undefined)) return [];
  const silent = characters.list.filter(({ id }) => !voices.has(id));
  const [first] = silent;
  if (!first) return [];
  const names = silent.slice(0, NAMED).map(({ id }) => id);
  const more = silent.length > NAMED ? ', …' : '';
  const told = { who: names.join(', ') + more, count: silent.length };
  return [{ code: 'DEFAULT_GRAMMAR', severity: 'note', ...first.keySpot(), ...phraseNotes(told) }];
}

/** Names a note lists. */
const NAMED = 5;

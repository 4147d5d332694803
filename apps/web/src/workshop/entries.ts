// The places, people and things of a pack, read from its YAML and written back without touching the rest of the text.
import { LANGUAGES, type Language } from '@hakoniwa/protocol';
import { type Document, isMap, isScalar, isSeq, parse, parseDocument } from 'yaml';

/** The files that hold entries by id, and the field that says where an entry stands. */
export const ENTRY_SHEETS = {
  places: { file: 'places.yaml', where: undefined },
  characters: { file: 'characters.yaml', where: 'place' },
  props: { file: 'props.yaml', where: 'at' },
} as const;

export type EntrySheet = keyof typeof ENTRY_SHEETS;
export type Files = Readonly<Record<string, string>>;

export interface PackEntry {
  readonly sheet: EntrySheet;
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly description: Readonly<Record<string, string>>;
  /** Where it stands; undefined when it is held, inside something, or a place. */
  readonly place: string | undefined;
}

/** What a form changes of an entry. */
export interface PackEntryChange {
  readonly name: Readonly<Record<string, string>>;
  readonly description: Readonly<Record<string, string>>;
  readonly place?: string | undefined;
}

/** The languages a pack is written in. */
export function languagesOf(files: Files): readonly Language[] {
  const languages: unknown = documentOf(files['pack.yaml'] ?? '')?.get('languages');
  const written = isSeq(languages) ? (languages.toJSON() as unknown[]) : [];
  const known = LANGUAGES.filter((language) => written.includes(language));
  return known.length > 0 ? known : LANGUAGES;
}

/** All entries of one sheet, in the order of the file; none when the file cannot be read. */
export function packEntriesOf(files: Files, sheet: EntrySheet): readonly PackEntry[] {
  const { file, where } = ENTRY_SHEETS[sheet];
  const document = documentOf(files[file] ?? '');
  if (!document || !isMap(document.contents)) return [];
  const all = Object.entries(document.toJS() as Record<string, Record<string, unknown>>);
  const [first = 'ja'] = languagesOf(files);
  const words = (value: unknown) => wordsIn(value, first);
  return all.map(([id, entry]) => {
    const place = where === undefined ? undefined : entry?.[where];
    return {
      ...{ sheet, id, name: words(entry?.name), description: words(entry?.description) },
      place: typeof place === 'string' ? place : undefined,
    };
  });
}

/** The text of the sheet's file with one entry changed; comments and everything else stay. */
export function withEntry(
  files: Files,
  { entry, change }: { readonly entry: PackEntry; readonly change: PackEntryChange },
): string {
  const { file, where } = ENTRY_SHEETS[entry.sheet];
  let text = files[file] ?? '';
  for (const field of ['name', 'description'] as const)
    for (const [language, words] of Object.entries(change[field]))
      if (words !== '' && entry[field][language] !== words)
        text = withValue(text, [entry.id, field, language], words);
  if (where !== undefined && change.place !== undefined && change.place !== entry.place)
    text = withValue(text, [entry.id, where], change.place);
  return text;
}

/** Only the value itself is replaced where there is one; a new one makes the text be laid out anew. */
function withValue(text: string, path: readonly string[], value: string): string {
  const document = parseDocument(text);
  const parent = document.getIn(path.slice(0, -1), true);
  const node = isScalar(parent) ? parent : document.getIn(path, true);
  if (isScalar(node) && node.range) {
    const [start, end] = node.range;
    return `${text.slice(0, start)}${scalarText(value)}${text.slice(end)}`;
  }
  document.setIn(path, value);
  return document.toString({ lineWidth: 0 });
}

/** Plain where YAML reads it back as these words in every context, else in quotes. */
function scalarText(value: string): string {
  const isPlain = /^[\p{L}][\p{L}\p{N} _。、・ー…-]*$/u.test(value) && parse(value) === value;
  return isPlain ? value : JSON.stringify(value);
}

function documentOf(text: string): Document | undefined {
  const document = parseDocument(text);
  return document.errors.length === 0 ? document : undefined;
}

/** The words by language; a plain text is in the first language of the pack. */
function wordsIn(value: unknown, first: string): Readonly<Record<string, string>> {
  if (typeof value === 'string') return { [first]: value };
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

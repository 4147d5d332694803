// hakoniwa cards import: a card or a lorebook comes into a pack.
import { type CardNotice, importCard, importLorebook } from '@hakoniwa/actor';
import { PACK_SECTIONS, PackFolderError, readPackFolder, writePackFiles } from '@hakoniwa/garden';
import { type PackFiles, textIn } from '@hakoniwa/stage';
import { type Call, type ExitCode, UsageError } from '../command.ts';
import { say } from '../locale/index.ts';
import { writing } from '../output/path-failure.ts';
import { safeText } from '../output/safe-text.ts';
import { readContent } from './read-file.ts';

interface Imported {
  readonly id: string;
  readonly files: PackFiles;
  readonly changed: readonly string[];
  readonly notices: readonly CardNotice[];
  readonly instructions: readonly string[];
}

/** Imports a file; the pack is changed in place, or written to --out as a whole. */
export async function importFile(call: Call, file: string): Promise<ExitCode> {
  const { pack, out } = call.options;
  if (typeof pack !== 'string')
    throw new UsageError(
      say(call.language, {
        key: 'packMissing',
        values: { command: 'cards import card.png --pack' },
      }),
    );
  const content = await readContent(call, file);
  const into = await packFiles(pack);
  const imported =
    'card' in content ? cardInto(call, content.card, into) : bookInto(call, content.lorebook, into);
  const folder = typeof out === 'string' ? out : pack;
  const paths = folder === pack ? imported.changed : Object.keys(imported.files);
  await writing(folder, () => writePackFiles(folder, { files: imported.files, paths }));
  report(call, folder, imported);
  return 0;
}

/** The files of a pack; none where there is no folder yet. */
async function packFiles(folder: string): Promise<PackFiles | undefined> {
  try {
    const files = await readPackFolder(folder);
    return Object.keys(files).length === 0 ? undefined : files;
  } catch (error) {
    if (error instanceof PackFolderError && error.cause !== undefined) return undefined;
    throw error;
  }
}

type Content = Awaited<ReturnType<typeof readContent>>;

function cardInto(
  { language, options }: Call,
  { card, notices }: Extract<Content, { card: unknown }>['card'],
  into: PackFiles | undefined,
): Imported {
  const { place, id } = options;
  const imported = importCard(card, {
    language,
    ...(into && { into, sections: PACK_SECTIONS }),
    ...(typeof place === 'string' && { place }),
    ...(typeof id === 'string' && { id }),
  });
  const { systemPrompt, afterHistory } = imported.suggestions;
  return {
    ...imported,
    notices: [...notices, ...imported.notices],
    instructions: [systemPrompt, afterHistory].filter((text) => text.trim() !== ''),
  };
}

function bookInto(
  { language, options }: Call,
  lorebook: Extract<Content, { lorebook: unknown }>['lorebook'],
  into: PackFiles | undefined,
): Imported {
  if (!into) throw new UsageError(say(language, { key: 'lorebookNeedsPack' }));
  const { id } = options;
  const imported = importLorebook(lorebook, {
    ...{ language, into, sections: PACK_SECTIONS },
    ...(typeof id === 'string' && { id }),
  });
  return { ...imported, notices: [], instructions: [] };
}

function report(call: Call, folder: string, imported: Imported): void {
  const { language, output } = call;
  const { id, changed, notices, instructions } = imported;
  if (call.json) {
    output.out(JSON.stringify({ id, folder, changed, notices, instructions }, null, 2));
    return;
  }
  output.out(say(language, { key: 'imported', values: { id, folder, count: changed.length } }));
  for (const path of changed) output.out(`  ${path}`);
  for (const { message } of notices) output.err(`! ${textIn(message, language)}`);
  for (const text of instructions) output.err(`  > ${safeText(text).slice(0, 300)}`);
}

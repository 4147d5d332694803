// hakoniwa cards export: a character leaves a pack as a card.
import { writeFile } from 'node:fs/promises';
import {
  type Card,
  cardCharx,
  cardFrom,
  cardJson,
  cardPng,
  cardV1Json,
  characterFromPack,
} from '@hakoniwa/actor';
import { checkPack, PackProblemsError } from '@hakoniwa/garden';
import { hasErrors, inLanguage, LANGUAGES, type Language, type Pack } from '@hakoniwa/stage';
import { type Call, type ExitCode, UsageError } from '../command.ts';
import { say } from '../locale/index.ts';
import { readSmallFile } from './read-file.ts';

interface Form {
  readonly extension: string;
  readonly isText: boolean;
  readonly write: (card: Card, picture: Uint8Array | undefined) => Uint8Array | string;
}

const pictured = (picture: Uint8Array | undefined) => (picture ? { picture } : {});
const json = (write: (card: Card) => string): Form => ({ extension: 'json', isText: true, write });
const v3 = json((card) => cardJson(card, { version: 3 }));

/** The forms a card can leave in: to add one, add its row. */
const FORMS: Readonly<Record<string, Form>> = {
  png: { extension: 'png', isText: false, write: (card, one) => cardPng(card, pictured(one)) },
  charx: {
    extension: 'charx',
    isText: false,
    write: (card, one) => cardCharx(card, pictured(one)),
  },
  json: v3,
  v3,
  v2: json((card) => cardJson(card, { version: 2 })),
  v1: json((card) => cardV1Json(card)),
};

/** Exports a character; text goes to standard output unless --out names a file. */
export async function exportCard(call: Call, character: string): Promise<ExitCode> {
  const { pack: folder, format = 'png', out, picture } = call.options;
  const form = Object.hasOwn(FORMS, String(format)) ? FORMS[String(format)] : undefined;
  if (typeof folder !== 'string')
    throw new UsageError(
      say(call.language, { key: 'packMissing', values: { command: 'cards export yana --pack' } }),
    );
  if (!form) throw new UsageError(`--format ${String(format)}: ${Object.keys(FORMS).join(', ')}`);
  const { pack, problems } = await checkPack(folder);
  if (!pack || hasErrors(problems)) throw new PackProblemsError(problems);
  const id = idOf(pack, character, call.language);
  const spoken = pack.languages.includes(call.language) ? call.language : pack.languages[0];
  const card = cardFrom(
    characterFromPack(pack, { id, options: { language: spoken ?? call.language } }),
  );
  const image = typeof picture === 'string' ? await readSmallFile(call, picture) : undefined;
  const written = form.write(card, image);
  if (form.isText && typeof out !== 'string') call.output.out(String(written).trimEnd());
  else await keep(call, typeof out === 'string' ? out : `${id}.${form.extension}`, written);
  return 0;
}

/** A character by id, or by the name people see. */
function idOf(pack: Pack, given: string, language: Language): string {
  if (Object.hasOwn(pack.characters, given)) return given;
  const named = Object.entries(pack.characters).find(([, { name }]) =>
    LANGUAGES.some((one) => inLanguage(name, one) === given),
  );
  if (named) return named[0];
  const known = Object.keys(pack.characters).join(', ');
  throw new UsageError(say(language, { key: 'unknownCharacter', values: { name: given, known } }));
}

/** Never over a file that is there. */
async function keep({ language, output }: Call, file: string, content: Uint8Array | string) {
  try {
    await writeFile(file, content, { flag: 'wx' });
  } catch (cause) {
    const isThere = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    const key = isThere ? 'fileExists' : 'fileUnwritable';
    throw new UsageError(say(language, { key, values: { file } }), { cause });
  }
  output.err(say(language, { key: 'written', values: { file } }));
}

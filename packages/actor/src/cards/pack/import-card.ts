// Brings a card into a pack: a character, its lore, its beginning, and the card itself, word for word.
import {
  hashText,
  type Language,
  type PackFiles,
  type PackSection,
  limits as stageLimits,
  textIn,
} from '@hakoniwa/stage';
import { toUtf8 } from '../bytes/text.ts';
import type { Card } from '../card.ts';
import { CardError } from '../card-error.ts';
import { type CardNotice, cardNotice, eachOnce } from '../card-notice.ts';
import { cardWording } from '../locale/index.ts';
import { addToYaml, yamlText } from './add-to-yaml.ts';
import { cardPath, packText } from './cards-section.ts';
import {
  beginningFromCard,
  type CardReading,
  cardLanguage,
  characterFromCard,
  macroNamesOf,
} from './from-card.ts';
import { loreIdOf, scenarioIdOf } from './ids.ts';
import { importNotices } from './import-notices.ts';
import { loreFromBook } from './lore-from-book.ts';
import { existingPack, freeId, newPack, type Target, targetPack } from './target-pack.ts';
import { loreSheetFrom, sayIn, sheetFrom } from './to-sheet.ts';

export interface ImportOptions {
  /** The user's choice, for cards that do not show their language. */
  readonly language: Language;
  /** The pack it comes into; a new one is made when absent. */
  readonly into?: PackFiles;
  /** Sections of other packages that the pack uses. */
  readonly sections?: readonly PackSection[];
  /** The character's id; made when absent, never taken from a file's name. */
  readonly id?: string;
  /** Where the character stands; when absent, only the card's own scenario has them. */
  readonly place?: string;
  /** What {{user}} becomes. */
  readonly user?: string;
}

export interface ImportedCard {
  readonly id: string;
  readonly language: Language;
  /** The whole pack with the card in it. */
  readonly files: PackFiles;
  /** The paths that are new or different. */
  readonly changed: readonly string[];
  readonly notices: readonly CardNotice[];
  /** Instructions the card brings, to be shown; nothing of ours follows them. */
  readonly suggestions: { readonly systemPrompt: string; readonly afterHistory: string };
}

/** The pack with the card in it, which validates without errors. */
export function importCard(card: Card, options: ImportOptions): ImportedCard {
  const language = cardLanguage(card) ?? options.language;
  const reading = { language, user: options.user };
  const { target, id } = targetFor(card, options, reading);
  const { languages } = target.pack;
  const changes = {
    ...characterFile(card, { id, target, reading, place: options.place }),
    ...loreFile(card, { id, target, reading }),
    ...scenarioFile(card, { id, target, reading, place: options.place }),
    [cardPath(id)]: originalText(card, id),
  };
  const files = { ...target.files, ...changes };
  targetPack(files, options.sections ?? []);
  const { system_prompt, post_history_instructions } = card.data;
  return {
    id,
    language,
    files,
    changed: Object.keys(target.isNew ? files : changes),
    notices: eachOnce([
      ...importNotices(card, reading),
      ...(languages.length > 1 ? [cardNotice('TEXT_REPEATED')] : []),
    ]),
    suggestions: { systemPrompt: system_prompt, afterHistory: post_history_instructions },
  };
}

interface Arrival {
  readonly id: string;
  readonly target: Target;
  readonly reading: CardReading;
  readonly place?: string | undefined;
}

function targetFor(card: Card, options: ImportOptions, reading: CardReading) {
  const made = `card_${hashText(card.text).slice(0, 12)}`;
  const there = options.into && existingPack(options.into, options.sections ?? []);
  const id = freeId(there?.pack, { wished: options.id, made });
  const target =
    there ?? newPack({ id, title: macroNamesOf(card, reading).char }, reading.language);
  const { place } = options;
  if (place !== undefined && !Object.hasOwn(target.pack.places, place)) {
    throw new CardError('PLACE_UNKNOWN', { at: place });
  }
  return { target, id };
}

function characterFile(card: Card, { id, target, reading, place }: Arrival): PackFiles {
  const { languages } = target.pack;
  const at = place ?? (target.isNew ? Object.keys(target.pack.places)[0] : undefined);
  const sheet = sheetFrom(characterFromCard(card, reading), { languages, place: at });
  return { 'characters.yaml': addToYaml(target.files['characters.yaml'], { [id]: sheet }) };
}

function loreFile(card: Card, { id, target, reading }: Arrival): PackFiles {
  const book = card.data.character_book;
  if (book === undefined) return {};
  const options = { languages: target.pack.languages, about: [id] };
  const lore = loreFromBook(book, macroNamesOf(card, reading)).map((one) => [
    loreIdOf(id, one.index),
    loreSheetFrom(one.lore, options),
  ]);
  if (lore.length === 0) return {};
  return { 'lore.yaml': addToYaml(target.files['lore.yaml'], Object.fromEntries(lore)) };
}

/** The card's beginning as a scenario of its own, so that none of the pack's is changed. */
function scenarioFile(card: Card, { id, target, reading, place }: Arrival): PackFiles {
  const { scenario, opening } = beginningFromCard(card, reading);
  const at = place ?? Object.keys(target.pack.places)[0];
  if ((scenario === '' && opening === '') || at === undefined) return {};
  const say = sayIn(target.pack.languages);
  const name = scenarioIdOf(id);
  const sheet = {
    id: name,
    title: say(textIn(cardWording, reading.language).words.scenario),
    ...(scenario === '' ? {} : { description: say(scenario) }),
    cast: [{ id, place: at }],
    ...(opening === '' ? {} : { opening: say(opening) }),
  };
  return { [`scenarios/${name}.yaml`]: yamlText(sheet) };
}

function originalText({ text }: Card, id: string): string {
  const kept = packText(cardPath(id), text);
  const limit = stageLimits.packFileBytes;
  if (toUtf8(kept).length > limit) throw new CardError('CARD_TOO_LARGE_FOR_PACK', { limit });
  return kept;
}

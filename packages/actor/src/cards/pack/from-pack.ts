// Takes a character out of a validated pack, in one of its languages.
import {
  type CharacterSheet,
  inLanguage,
  type Language,
  type Localised,
  type Pack,
  wordsIn,
} from '@hakoniwa/stage';
import type { Card } from '../card.ts';
import { CardError } from '../card-error.ts';
import { cardFromJson } from '../json/card-from-json.ts';
import type { CardSource } from './card-source.ts';
import { cardPath } from './cards-section.ts';
import { scenarioIdOf } from './ids.ts';
import {
  type PlainBeginning,
  type PlainCharacter,
  type PlainLore,
  type PlainTraits,
  withoutUndefined,
} from './plain-character.ts';

/** The character with their lore, their beginning and the card they came from. */
export function characterFromPack(
  pack: Pack,
  {
    id,
    options,
  }: {
    readonly id: string;
    readonly options: { readonly language: Language; readonly user?: string };
  },
): CardSource {
  const sheet = Object.hasOwn(pack.characters, id) ? pack.characters[id] : undefined;
  if (sheet === undefined) throw new CardError('CHARACTER_UNKNOWN', { at: id });
  const { language } = options;
  return {
    id,
    language,
    user: options.user,
    character: plainFrom(sheet, language),
    beginning: beginningIn(pack, id, language),
    lore: loreIn(pack, id, language),
    original: originalIn(pack, id),
  };
}

/** The card kept in the pack, when it was validated with the section of cards. */
function originalIn({ sections }: Pack, id: string): Card | undefined {
  const cards = sections.cards ?? {};
  const path = cardPath(id);
  return Object.hasOwn(cards, path) ? cardFromJson(cards[path]).card : undefined;
}

function plainFrom(sheet: CharacterSheet, language: Language): PlainCharacter {
  const say = (text: Localised) => inLanguage(text, language);
  const { fullName, profile, speech } = sheet;
  return {
    name: say(sheet.name),
    ...(fullName === undefined ? {} : { fullName: say(fullName) }),
    description: say(sheet.description),
    ...(profile === undefined ? {} : { profile: say(profile) }),
    lines: wordsIn(speech?.lines, language),
    traits: traitsFrom(sheet, language),
  };
}

function traitsFrom(sheet: CharacterSheet, language: Language): PlainTraits {
  const say = (text: Localised) => inLanguage(text, language);
  const { values, ...points } = sheet.personality;
  const wishes = (list: readonly { text: Localised; weight: number }[] | undefined) =>
    list?.map(({ text, weight }) => ({ text: say(text), weight }));
  const { short, long } = sheet.desires ?? {};
  const words = (list: CharacterSheet['aliases']) =>
    list === undefined ? undefined : wordsIn(list, language);
  return withoutUndefined({
    aliases: words(sheet.aliases),
    traits: sheet.traits?.map(say),
    moods: sheet.moods?.map(say),
    personality: withoutUndefined({ ...points, values: values?.map(say) }),
    priorities: sheet.priorities,
    skills: sheet.skills,
    hands: sheet.hands,
    desires: sheet.desires && withoutUndefined({ short: wishes(short), long: wishes(long) }),
    manner: mannerFrom(sheet.speech, { say, words }),
  });
}

interface Tongue {
  readonly say: (text: Localised) => string;
  readonly words: (list: CharacterSheet['aliases']) => string[] | undefined;
}

function mannerFrom(speech: CharacterSheet['speech'], { say, words }: Tongue) {
  if (speech === undefined) return undefined;
  const { firstPerson, style, endings, openers, never, maxSentences } = speech;
  const manner = withoutUndefined({
    firstPerson: firstPerson === undefined ? undefined : say(firstPerson),
    style: style === undefined ? undefined : say(style),
    endings: words(endings),
    openers: words(openers),
    never: words(never),
    maxSentences,
  });
  return Object.keys(manner).length === 0 ? undefined : manner;
}

function beginningIn(pack: Pack, id: string, language: Language): PlainBeginning | undefined {
  const name = scenarioIdOf(id);
  const sheet = Object.hasOwn(pack.scenarios, name) ? pack.scenarios[name] : undefined;
  const say = (text: Localised | undefined) =>
    text === undefined ? '' : inLanguage(text, language);
  return sheet && { scenario: say(sheet.description), opening: say(sheet.opening) };
}

function loreIn({ lore }: Pack, id: string, language: Language): Record<string, PlainLore> {
  const own = Object.entries(lore).filter(([, { about = [], knownBy = [] }]) =>
    [...about, ...knownBy].includes(id),
  );
  const plain = own.map(([loreId, { title, text, keys }]): [string, PlainLore] => [
    loreId,
    {
      ...(title === undefined ? {} : { title: inLanguage(title, language) }),
      text: inLanguage(text, language),
      keys: wordsIn(keys, language),
    },
  ]);
  return Object.fromEntries(plain);
}

// A plain character as a sheet of a pack, in each language the pack asks for.
import type { CharacterSheet, Language, Localised } from '@hakoniwa/stage';
import type { PlainCharacter, PlainLore } from './plain-character.ts';

/** One text for every language of the pack; a pack of one language takes it as it is. */
export function sayIn(languages: readonly Language[]): (text: string) => Localised {
  if (languages.length < 2) return (text) => text;
  return (text) => Object.fromEntries(languages.map((language) => [language, text]));
}

/** The sheet of a character. */
export function sheetFrom(
  character: PlainCharacter,
  { languages, place }: { languages: readonly Language[]; place?: string | undefined },
): CharacterSheet {
  const say = sayIn(languages);
  const { traits, fullName, profile } = character;
  const { values, ...points } = traits.personality;
  const desires = desiresOf(character, say);
  const speech = speechOf(character, say);
  return stripped({
    name: say(character.name),
    fullName: fullName === undefined ? undefined : say(fullName),
    aliases: traits.aliases,
    description: say(character.description),
    profile: profile === undefined ? undefined : say(profile),
    place,
    hands: traits.hands,
    skills: traits.skills,
    traits: traits.traits?.map(say),
    personality: stripped({ ...points, values: values?.map(say) }),
    priorities: traits.priorities,
    moods: traits.moods?.map(say),
    desires,
    speech,
  }) as CharacterSheet;
}

function desiresOf({ traits }: PlainCharacter, say: (text: string) => Localised) {
  const { desires } = traits;
  if (desires === undefined) return undefined;
  const told = (list: NonNullable<typeof desires.short> | undefined) =>
    list?.map(({ text, weight }) => ({ text: say(text), weight }));
  return stripped({ short: told(desires.short), long: told(desires.long) });
}

function speechOf({ traits, lines }: PlainCharacter, say: (text: string) => Localised) {
  const { firstPerson, style, ...rest } = traits.manner ?? {};
  const speech = stripped({
    firstPerson: firstPerson === undefined ? undefined : say(firstPerson),
    style: style === undefined ? undefined : say(style),
    ...rest,
    lines: lines.length === 0 ? undefined : lines,
  });
  return Object.keys(speech).length === 0 ? undefined : speech;
}

/** The lore sheet of a piece of lore. */
export function loreSheetFrom(
  { title, text, keys }: PlainLore,
  { languages, about }: { languages: readonly Language[]; about: readonly string[] },
): Record<string, unknown> {
  const say = sayIn(languages);
  return stripped({
    title: title === undefined ? undefined : say(title),
    text: say(text),
    keys: keys.length === 0 ? undefined : keys,
    about: about.length === 0 ? undefined : about,
  });
}

/** Without the fields that say nothing. */
function stripped(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
}

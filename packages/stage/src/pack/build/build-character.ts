// A character of the world from its sheet.
import { MICROPOINTS } from '../../actions/need-gain.ts';
import type { Json } from '../../base/json.ts';
import type { Language } from '../../base/vocabulary.ts';
import { limits } from '../../limits.ts';
import type { Character } from '../../world/schema/character.ts';
import { inLanguage, type Localised, wordsIn } from '../../world/schema/localised.ts';
import type { Desire, Need } from '../../world/schema/mind.ts';
import type { CharacterSheet } from '../schema/character-sheet.ts';
import { voiceOf } from './build-voice.ts';

export interface CharacterSource {
  readonly language: Language;
  readonly now: number;
}

export function buildCharacter(
  id: string,
  sheet: CharacterSheet,
  { language, now }: CharacterSource,
): Character {
  const say = (text: Localised) => inLanguage(text, language);
  const { look, posture, employment, home, model, personality } = sheet;
  return {
    id,
    name: say(sheet.name),
    aliases: aliasesOf(sheet, language),
    description: say(sheet.description),
    ...(look === undefined ? {} : { look }),
    place: sheet.place ?? '',
    ...(posture === undefined ? {} : { posture: say(posture) }),
    hands: sheet.hands ?? limits.hands,
    status: (sheet.status ?? []).map((one) => ({ ...one, name: say(one.name) })),
    needs: needsOf(sheet, now),
    money: sheet.money ?? 0,
    skills: sheet.skills ?? {},
    ...(employment === undefined ? {} : { employment: employmentIn(employment, say) }),
    ...(home === undefined ? {} : { home }),
    personality: { ...personality, values: (personality.values ?? []).map(say) },
    desires: desiresOf(id, sheet, say),
    controlledBy: sheet.controlledBy ?? 'instinct',
    ...(model === undefined ? {} : { model }),
  } as unknown as Character;
}

/** What minds need of a sheet beyond the body in the world. */
export function packSheetOf(sheet: CharacterSheet, language: Language): Json {
  const say = (text: Localised) => inLanguage(text, language);
  return {
    ...(sheet.fullName === undefined ? {} : { fullName: say(sheet.fullName) }),
    ...(sheet.profile === undefined ? {} : { profile: say(sheet.profile) }),
    ...(sheet.traits === undefined ? {} : { traits: sheet.traits.map(say) }),
    ...(sheet.moods === undefined ? {} : { moods: sheet.moods.map(say) }),
    ...(sheet.priorities === undefined ? {} : { priorities: sheet.priorities }),
    ...(sheet.speech === undefined ? {} : { speech: voiceOf(sheet.speech, language) }),
  } as Json;
}

/** The full name is one more name to be called by. */
function aliasesOf({ aliases, fullName }: CharacterSheet, language: Language): string[] {
  const full = fullName === undefined ? [] : [inLanguage(fullName, language)];
  return [...new Set([...full, ...wordsIn(aliases, language)])];
}

function needsOf({ needs = {} }: CharacterSheet, since: number): Record<string, Need> {
  const built = Object.entries(needs).map(([name, { points, perHour = 0 }]) => [
    name,
    {
      micropoints: Math.round(points * MICROPOINTS),
      ratePerMinute: Math.round((perHour * MICROPOINTS) / 60),
      since,
    },
  ]);
  return Object.fromEntries(built);
}

function desiresOf(
  id: string,
  { desires = {} }: CharacterSheet,
  say: (text: Localised) => string,
): Desire[] {
  return (['short', 'long'] as const).flatMap((term) =>
    (desires[term] ?? []).map(({ text, weight, wants, again }, index) => ({
      id: `${id}-${term}-${index + 1}`,
      text: say(text),
      term,
      weight,
      ...(wants === undefined ? {} : { wants }),
      ...(again === undefined ? {} : { again }),
    })),
  );
}

function employmentIn(
  { jobId, workplaces }: NonNullable<CharacterSheet['employment']>,
  say: (text: Localised) => string,
) {
  return {
    jobId,
    workplaces: workplaces.map(({ workplaceLabel, mapId }) => ({
      workplaceLabel: say(workplaceLabel),
      mapId,
    })),
  };
}

// A place of the world from its sheet.

import type { Language } from '../../base/vocabulary.ts';
import { inLanguage, wordsIn } from '../../world/schema/localised.ts';
import type { Facility, Place } from '../../world/schema/place.ts';
import type { FacilitySheet } from '../schema/place-sheet.ts';
import type { SetPlace } from '../setting.ts';

/** Minutes to the next room where the pack does not say. */
const NEXT_ROOM_MINUTES = 1;

export function buildPlace(
  id: string,
  { sheet, language }: { readonly sheet: SetPlace; readonly language: Language },
): Place {
  const { name, aliases, description = '', parent, zone, facility, fullExits } = sheet;
  return {
    id,
    name: inLanguage(name, language),
    aliases: wordsIn(aliases, language),
    description: inLanguage(description, language),
    exits: fullExits.map(({ to, via, minutes = NEXT_ROOM_MINUTES }) => ({
      to,
      ...(via === undefined ? {} : { via }),
      minutes,
    })),
    ...(parent === undefined ? {} : { parent }),
    ...(zone === undefined ? {} : { zone }),
    ...(facility === undefined ? {} : { facility: buildFacility(facility, language) }),
  } as Place;
}

/** A facility of the world from its sheet. */
export function buildFacility(sheet: FacilitySheet, language: Language): Facility {
  const { job, ...rest } = sheet;
  return {
    ...rest,
    ...(job === undefined ? {} : { job: { ...job, title: inLanguage(job.title, language) } }),
  } as Facility;
}

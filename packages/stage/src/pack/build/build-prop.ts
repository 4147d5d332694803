// A prop of the world from its sheet.

import type { Kind } from '../../base/vocabulary.ts';
import { inLanguage, wordsIn } from '../../world/schema/localised.ts';
import type { Prop } from '../../world/schema/prop.ts';
import type { SetProp } from '../setting.ts';
import { buildAffordance } from './build-affordance.ts';
import { buildFacility } from './build-place.ts';
import { buildYield } from './build-yield.ts';
import type { PropSource } from './prop-source.ts';
import { sheetClass } from './sheet-class.ts';

export function buildProp(
  id: string,
  { sheet, source }: { readonly sheet: SetProp; readonly source: PropSource },
): Prop {
  const { language, setting } = source;
  const { kind = 'thing', portable = isPortable(kind) } = sheet;
  const owner =
    sheet.owner !== undefined && setting.cast.has(sheet.owner) ? sheet.owner : undefined;
  const description =
    sheet.description === undefined ? undefined : inLanguage(sheet.description, language);
  const { class: found, by } = sheetClass(sheet);
  const optional = {
    class: by === 'nothing' ? undefined : found,
    size: sheet.size,
    description,
    owner,
    key: sheet.key,
    capacity: sheet.capacity,
    yields: sheet.yields?.map((one) => buildYield(one, language)),
    uses: sheet.uses,
    hidden: sheet.hidden,
    strict: sheet.strict,
    facility: sheet.facility && buildFacility(sheet.facility, language),
  };
  const built = {
    id,
    name: inLanguage(sheet.name, language),
    aliases: wordsIn(sheet.aliases, language),
    kind,
    at: sheet.where,
    state: sheet.state ?? [],
    portable,
    affordances: (sheet.affordances ?? []).map((one) => buildAffordance(one, source)),
  };
  const given = Object.entries(optional).filter(([, value]) => value !== undefined);
  return { ...built, ...Object.fromEntries(given) } as unknown as Prop;
}

/** Furniture and fixtures stay where they are unless the pack says otherwise. */
export function isPortable(kind: Kind): boolean {
  return !FIXTURES.has(kind);
}

const FIXTURES: ReadonlySet<Kind> = new Set(['container', 'door', 'seat', 'device', 'surface']);

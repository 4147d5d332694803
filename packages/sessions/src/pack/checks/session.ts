// session.yaml names scenarios, places, people, items, skills and arcs that exist.
import {
  ENTITY_TYPES,
  type PackDraft,
  type PackProblem,
  type SectionFile,
  SLOTS,
} from '@hakoniwa/stage';
import type { SessionSheet } from '../session-sheet.ts';
import { checkArcs } from './arcs.ts';
import { type NamedIds, namedIn, type Sort, unknownOf } from './named.ts';
import { checkOffers } from './offers.ts';
import { checkSkills } from './skills.ts';

export function checkSession(files: readonly SectionFile[], draft: PackDraft): PackProblem[] {
  const named = namedIn(draft);
  return files.flatMap((file) => {
    const sheet = file.accepted as SessionSheet | undefined;
    if (sheet === undefined) return [];
    return [
      ...checkOpening(named, sheet, file),
      ...checkCarried(named, sheet, file),
      ...checkEndings(named, sheet, file),
      ...checkSkills(sheet, { named, file }),
      ...checkOffers(sheet, { named, file }),
      ...checkArcs(sheet, { named, file }),
    ];
  });
}

function checkOpening(
  named: NamedIds,
  { opening }: SessionSheet,
  file: SectionFile,
): PackProblem[] {
  const ask = (sort: Sort | readonly Sort[], id: string | undefined, path: (string | number)[]) =>
    unknownOf(named, { sort, id, spot: () => file.spot(['opening', ...path]) });
  return [
    ...ask('scenario', opening.scenario, ['scenario']),
    ...ask('place', opening.place, ['place']),
    ...opening.choices.flatMap(({ act }, index) => {
      const at = ['choices', index, 'act'];
      if ('talk' in act) return ask('character', act.talk, [...at, 'talk']);
      return SLOTS.flatMap((slot) => ask(ENTITY_TYPES, act[slot], [...at, slot]));
    }),
  ];
}

function checkCarried(
  named: NamedIds,
  { visitor, items }: SessionSheet,
  file: SectionFile,
): PackProblem[] {
  const carried = (visitor.items ?? []).flatMap(({ item }, index) =>
    unknownOf(named, {
      sort: 'item',
      id: item,
      spot: () => file.spot(['visitor', 'items', index, 'item']),
    }),
  );
  const props = Object.entries(items).flatMap(([id, { prop }]) =>
    unknownOf(named, { sort: 'prop', id: prop, spot: () => file.spot(['items', id, 'prop']) }),
  );
  return [...carried, ...props];
}

function checkEndings(named: NamedIds, sheet: SessionSheet, file: SectionFile): PackProblem[] {
  const { ending, endings = {} } = sheet;
  const scenarios = Object.keys(endings).flatMap((id) =>
    unknownOf(named, { sort: 'scenario', id, spot: () => file.keySpot(['endings', id]) }),
  );
  const important = (ending?.propose?.importantItems ?? []).flatMap((id, index) =>
    unknownOf(named, {
      sort: 'item',
      id,
      spot: () => file.spot(['ending', 'propose', 'importantItems', index]),
    }),
  );
  return [...scenarios, ...important];
}

// Services are rendered by people who exist, with items and skills that exist.
import type { PackProblem, SectionFile } from '@hakoniwa/stage';
import type { SessionSheet } from '../session-sheet.ts';
import { type NamedIds, unknownOf } from './named.ts';

export function checkOffers(
  { services = {} }: SessionSheet,
  { named, file }: { named: NamedIds; file: SectionFile },
): PackProblem[] {
  return Object.entries(services).flatMap(([who, offers]) => [
    ...unknownOf(named, {
      sort: 'character',
      id: who,
      spot: () => file.keySpot(['services', who]),
    }),
    ...offers.flatMap(({ place, items = [], skill }, index) => {
      const at = (...rest: (string | number)[]) => file.spot(['services', who, index, ...rest]);
      return [
        ...unknownOf(named, { sort: 'place', id: place, spot: () => at('place') }),
        ...unknownOf(named, { sort: 'skill', id: skill, spot: () => at('skill') }),
        ...items.flatMap((id, item) =>
          unknownOf(named, { sort: 'item', id, spot: () => at('items', item) }),
        ),
      ];
    }),
  ]);
}

// Lore is about, and known by, somebody or something the pack has.
import { nearest } from '../nearest.ts';
import { problem } from '../problem.ts';
import type { PackCheck } from './check.ts';

export const loreSubjects: PackCheck = ({ lore, places, props, characters }) => {
  const known = [...places.ids, ...props.ids, ...characters.ids];
  const isKnown = (id: string) => places.has(id) || props.has(id) || characters.has(id);
  return lore.list.flatMap(({ sheet, spot }) =>
    (['about', 'knownBy'] as const).flatMap((field) =>
      (sheet[field] ?? []).flatMap((id, index) =>
        isKnown(id)
          ? []
          : [
              problem('LORE_SUBJECT_UNKNOWN', {
                spot: spot(field, index),
                values: {
                  id,
                  nearest: nearest(id, known),
                },
              }),
            ],
      ),
    ),
  );
};

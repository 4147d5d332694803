// Names as the world writes them: who types in small letters names the same people.
import { edited } from '../../language/edited.ts';
import { mentionsIn } from '../mentions.ts';
import type { WorldNames } from '../world-names.ts';

/** The text with every person's name in its own letters; lengths never change. */
export function asNamed(text: string, names: WorldNames): string {
  const folded = text.normalize('NFKC').toLowerCase();
  if (folded.length !== text.length) return text;
  const edits = mentionsIn(names, folded).flatMap(({ people, places, props, name, start, end }) => {
    const isPerson = people.length > 0 && places.length === 0 && props.length === 0;
    const isSame = name.length === end - start && text.slice(start, end) !== name;
    // A name of two letters is as often a word.
    return isPerson && isSame && name.length > 2 ? [{ start, end, by: name }] : [];
  });
  return edits.length === 0 ? text : edited(text, edits).text;
}

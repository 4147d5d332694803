// Forms of address: whoever is spoken to is called as this voice calls them, never by the bare name.

import { textIn } from '@hakoniwa/stage';
import type { DirectorCheck, DraftFinding } from './check.ts';
import { DIRECTOR_WORDINGS } from './locale/index.ts';
import type { Said } from './tone.ts';

export const addressCheck: DirectorCheck = ({ judged, context: { sheet, view, id } }) =>
  addressOf(
    { speech: judged.reading.speech ?? '', sheet, language: view.language },
    view.characters.filter((one) => one.id !== id),
  );

/** Who of those around is called otherwise than this voice calls them; any name they are listed by will do. */
export function addressOf(
  { speech, sheet, language }: Said,
  others: readonly {
    readonly id: string;
    readonly name: string;
    readonly aliases?: readonly string[];
  }[],
): DraftFinding[] {
  const { calls } = sheet.speech;
  return others.flatMap(({ id, name, aliases = [] }) => {
    const call = Object.hasOwn(calls, id) ? calls[id] : undefined;
    if (call === undefined || call.includes(name)) return [];
    // A listed name may hold the bare one.
    const left = aliases
      .filter((alias) => alias.includes(name))
      .reduce((rest, alias) => rest.replaceAll(alias, ''), speech);
    if (!left.includes(name)) return [];
    const guidance = textIn(DIRECTOR_WORDINGS, language).call(name, call);
    return [{ check: 'address', what: name, guidance }];
  });
}

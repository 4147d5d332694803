// Whether a reader means what a label names: the name, an alias, or the last words of either.
import type { WorldState } from '@hakoniwa/gm';

/** Whether one of the forms that were read stands for what the label names in its world. */
export function isNamed(
  label: string,
  { read, world }: { readonly read: readonly string[]; readonly world: WorldState },
): boolean {
  const names = namesOf(label, world).map(fold);
  return read.map(fold).some((said) => said !== '' && names.some((name) => stands(said, name)));
}

function namesOf(label: string, { props, characters, locations }: WorldState): string[] {
  const entries = [props, characters, locations].flatMap((table) => Object.entries(table ?? {}));
  const bearer = entries.find(
    ([name, { aliases = [] }]) => name === label || aliases.includes(label),
  );
  return bearer ? [label, bearer[0], ...(bearer[1].aliases ?? [])] : [label];
}

/** `key` and `the old brass key` stand for `brass key`: a whole word, or where words are not parted two signs of a compound. */
function stands(said: string, name: string): boolean {
  return said === name || endsIn(name, said) || endsIn(said, name);
}

function endsIn(whole: string, end: string): boolean {
  if (!whole.endsWith(end)) return false;
  const joint = whole.at(-end.length - 1) ?? '';
  const isParted = /[\p{P}\p{Z}\p{S}\p{Script=Hiragana}]/u.test(joint);
  return isParted || ([...end].length > 1 && !/\p{Script=Latin}/u.test(joint));
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}

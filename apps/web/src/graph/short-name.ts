// A name as it stands in the drawing: short enough, and how wide that is.

/** A label has to fit between its neighbours. */
export function shortName(name: string, most: number): string {
  const letters = [...name];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : name;
}

/** About how wide it is drawn, in letters of full width. */
export function nameWidth(name: string): number {
  return [...name].reduce((sum, letter) => sum + (/[ -~]/.test(letter) ? 0.56 : 1), 0);
}

// Joins class names, leaving out what does not apply.

/** The names that are there, with a space in between. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => name !== false && name !== undefined && name !== '').join(' ');
}

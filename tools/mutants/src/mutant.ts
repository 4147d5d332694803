// What tells one mutant from another: where it stands, and what stands there instead.

/** One change to one source file, named as Stryker names it. */
export interface Mutant {
  /** Relative to the repository, with forward slashes. */
  readonly file: string;
  readonly location: { readonly start: Position; readonly end: Position };
  readonly mutatorName: string;
  readonly replacement: string;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** The same in every run over the same text. */
export function keyOf({ file, location, mutatorName, replacement }: Mutant): string {
  const { start, end } = location;
  const place = `${start.line}:${start.column}-${end.line}:${end.column}`;
  return `${file} ${place} ${mutatorName} ${replacement}`;
}

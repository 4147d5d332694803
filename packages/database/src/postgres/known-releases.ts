// Whether a newer PostgreSQL is known: minor releases mend defects and holes, and change nothing else.

/** The newest minor release of each major version when this was written; all come out on the same days. */
const NEWEST: Readonly<Record<number, number>> = { 15: 20, 16: 16, 17: 12, 18: 6 };

/** The newer release of the same major version, as people write it; undefined where none is known. */
export function newerRelease(version: string): string | undefined {
  const [, major = '', minor = ''] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  const newest = NEWEST[Number(major)];
  return newest !== undefined && Number(minor) < newest ? `${major}.${newest}` : undefined;
}

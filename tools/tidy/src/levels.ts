// The one table of levels: which package stands on which floor of the server.

/** One floor; a package may import packages of any strictly lower floor. */
export interface Level {
  readonly level: number;
  readonly packages: readonly string[];
  readonly about: string;
}

/** The floors from the ground up, by the package name without its scope. */
export const levels: readonly Level[] = [
  { level: 0, packages: ['stage'], about: 'the world and its laws' },
  {
    level: 1,
    packages: ['gm', 'life', 'model', 'portrait', 'protocol', 'settings', 'sift'],
    about: 'judging, living, stories, model calls, faces, wire messages, settings',
  },
  {
    level: 2,
    packages: ['actor', 'client', 'database', 'gm-eval'],
    about:
      'minds, view stores, the database and whose tables it holds, the GM against labelled turns',
  },
  { level: 3, packages: ['store'], about: 'the log: in memory, in files, in the database' },
  { level: 4, packages: ['garden'], about: 'the runtime: one writer per garden' },
  { level: 5, packages: ['sessions', 'lab'], about: 'campaigns and experiments' },
  { level: 6, packages: ['server', 'cli', 'web'], about: 'the apps' },
  {
    level: 7,
    packages: ['bench', 'mutants', 'testkit', 'tidy'],
    about: 'tools for developing; never shipped',
  },
];

/** Packages that only tests, contract suites and benches may import. */
export const testOnlyPackages: readonly string[] = ['testkit'];

/** The scope under which all packages of the server are named. */
export const scope = '@hakoniwa/';

/** The floor of a package, or undefined when the table does not know it. */
export function levelOf(packageName: string): number | undefined {
  const short = packageName.startsWith(scope) ? packageName.slice(scope.length) : packageName;
  return levels.find((entry) => entry.packages.includes(short))?.level;
}

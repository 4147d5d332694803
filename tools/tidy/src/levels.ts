// The one table of levels: which package stands on which floor of the house.

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
    packages: ['gm', 'life', 'model', 'protocol', 'settings', 'sift'],
    about: 'judging, living, stories, model calls, wire messages, settings',
  },
  {
    level: 2,
    packages: ['actor', 'store', 'client', 'gm-eval'],
    about: 'minds, the log on disk, view stores, the GM against labelled turns',
  },
  { level: 3, packages: ['garden'], about: 'the runtime: one writer per garden' },
  { level: 4, packages: ['sessions', 'lab'], about: 'campaigns and experiments' },
  { level: 5, packages: ['server', 'cli', 'web'], about: 'the apps' },
  {
    level: 6,
    packages: ['bench', 'testkit', 'tidy'],
    about: 'tools for developing; never shipped',
  },
];

/** Packages that only tests, contract suites and benches may import. */
export const testOnlyPackages: readonly string[] = ['testkit'];

/** The scope under which all packages of the house are named. */
export const scope = '@hakoniwa/';

/** The floor of a package, or undefined when the table does not know it. */
export function levelOf(packageName: string): number | undefined {
  const short = packageName.startsWith(scope) ? packageName.slice(scope.length) : packageName;
  return levels.find((entry) => entry.packages.includes(short))?.level;
}

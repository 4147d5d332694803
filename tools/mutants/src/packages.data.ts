// Whose mutants are made and counted.

/** The packages that hold behaviour. */
export const MUTATED = ['stage', 'gm', 'life', 'actor', 'sessions', 'garden', 'store'] as const;

export type MutatedPackage = (typeof MUTATED)[number];

/** Tests of other packages that exist to hold one of these: labelled turns for the GM, kept gardens and their minds. */
const HELD_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  gm: ['packages/gm-eval/**/*.test.ts'],
  garden: [
    'apps/server/src/gardens/{chronicle-day,gardens-contract,kept-gardens,town-clock}.test.ts',
    'apps/server/src/models/{minds,minds-elsewhere}.test.ts',
  ],
};

/** The files of tests that judge a package: its own, and those that exist to hold it. */
export function judgesOf(name: string): readonly string[] {
  return [`packages/${name}/**/*.test.ts`, ...(HELD_ELSEWHERE[name] ?? [])];
}

/** Words, tables, shared test suites and what tests are built from: other checks hold those. */
export const NOT_MUTATED = /\.test\.ts$|\.data\.ts$|\/(?:data|locale|contract|test)\//;

/** The lower bound of the share of killed mutants that is wanted of all, and of each package. */
export const BARS = { whole: 0.65, each: 0.5 } as const;

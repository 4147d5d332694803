// Whose mutants are made and counted.

/** The packages that hold behaviour. */
export const MUTATED = ['stage', 'gm', 'life', 'actor', 'sessions', 'garden', 'store'] as const;

export type MutatedPackage = (typeof MUTATED)[number];

/** The same, those first whose tests take longest. */
export const DEAREST_FIRST: readonly MutatedPackage[] = [
  ...['garden', 'gm', 'sessions', 'stage', 'store', 'actor', 'life'],
] as MutatedPackage[];

/** Tests of other packages that exist to hold one of these: labelled turns for the GM, kept gardens and their minds. */
const HELD_ELSEWHERE: Readonly<Record<string, RegExp>> = {
  gm: /^packages\/gm-eval\//,
  garden:
    /^apps\/server\/src\/(?:gardens\/(?:chronicle-day|gardens-contract|kept-gardens|town-clock)|models\/(?:minds|minds-elsewhere))\.test\.ts$/,
};

/** Mutants of the GM are judged by all labelled turns, slow as they are. */
const JUDGES = /(?:(?<!\.slow)|\/own-set\.slow)\.test\.ts$/;

/** Whether a file of tests judges a package: its own, and those that exist to hold it. */
export function isJudge(name: string, file: string): boolean {
  const isOwn = file.startsWith(`packages/${name}/`) || HELD_ELSEWHERE[name]?.test(file);
  return isOwn === true && JUDGES.test(file);
}

/** Words, tables, shared test suites and what tests are built from: other checks hold those. */
export const NOT_MUTATED = /\.test\.ts$|\.data\.ts$|\/(?:data|locale|contract|test)\//;

/** The lower bound of the share of killed mutants that is wanted of all, and of each package. */
export const BARS = { whole: 0.65, each: 0.5 } as const;

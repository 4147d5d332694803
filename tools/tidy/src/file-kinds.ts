// Which kind of file a path is: code, test, data table, generated or fixture.

/** TypeScript or JavaScript that a person wrote or generated, fixtures apart. */
export function isCode(path: string): boolean {
  return /\.(ts|tsx|mts|mjs|js)$/.test(path) && !path.endsWith('.d.ts') && !isFixture(path);
}

/** A folder of examples that tests read; its files need not be well-formed. */
function isFixture(path: string): boolean {
  return /(^|\/)fixtures\//.test(path);
}

/** A test, or something only tests load: a contract suite, a test folder. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /(^|\/)(test|contract)\//.test(path);
}

/** Tests, benches and the testkit itself: the only files that may load the testkit. */
export function isTestSupport(path: string): boolean {
  return isTest(path) || /^(bench|packages\/testkit)\//.test(path);
}

/** A table of data written as code; its length is no sign of tangled thinking. */
export function isData(path: string): boolean {
  return /(^|\/)data\//.test(path) || /\.data\.tsx?$/.test(path);
}

/** Written by a generator, never by hand. */
export function isGenerated(path: string): boolean {
  return /\.gen\.[a-z]+$/.test(path);
}

/** Hand-written code that ships: neither test, nor data table, nor generated. */
export function isSource(path: string): boolean {
  return isCode(path) && !isTest(path) && !isData(path) && !isGenerated(path);
}

/** Source that ships in a package or an app: no test, bench, testkit, table of data or generated file. */
export function isShippedSource(path: string): boolean {
  return /^(?:packages|apps)\/[^/]+\/src\//.test(path) && isSource(path) && !isTestSupport(path);
}

// Licences: whatever is installed may be used, changed and passed on with Hakoniwa under its own licence.
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';

/** Licences that ask for a notice at most, and one that only concerns changes to its own files. */
const ALLOWED = new Set([
  ...['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'Zlib', 'PostgreSQL', 'Python-2.0', 'CC-BY-4.0', 'MPL-2.0'],
]);

/** What a lock file says of a package. */
interface LockedPackage {
  readonly license?: string;
  readonly link?: boolean;
  readonly integrity?: string;
}

const REMEDY =
  'choose another package, or add the licence with its conditions to licences.ts and NOTICE';

/** Findings for packages in the lock file without a licence we can keep, or without a hash. */
export function findBadLicences(files: readonly SourceFile[]): Finding[] {
  const lock = files.find(({ path }) => path === 'package-lock.json');
  if (!lock) return [];
  const { packages } = JSON.parse(lock.text) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .flatMap(([path, { license, integrity }]) =>
      [
        ...(isAllowed(license) ? [] : [`${path} is under ${license ?? 'no licence'}`]),
        ...(integrity === undefined ? [`${path} is locked without a hash`] : []),
      ].map((message) => ({
        ...{ file: lock.path, line: lineAt(lock.text, lock.text.indexOf(`"${path}"`)) },
        ...{ rule: 'licences', message, remedy: REMEDY },
      })),
    );
}

/** Of alternatives one is enough. */
function isAllowed(license: string | undefined): boolean {
  if (license === undefined) return false;
  return license
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((one) => ALLOWED.has(one));
}

// The list of checks: a new one is a file in checks/ with its test, and one line here.
import { findBadArrows } from './checks/arrows.ts';
import { findCycles } from './checks/cycles.ts';
import { findDeepImports } from './checks/deep-imports.ts';
import { findDeadPaths } from './checks/doc-paths.ts';
import { findLongFiles } from './checks/file-size.ts';
import { findFolderCycles } from './checks/folder-cycles.ts';
import { findLongFunctions } from './checks/function-size.ts';
import { findGlossaryFaults } from './checks/glossary.ts';
import { findMissingHeaders } from './checks/headers.ts';
import { findStarExports } from './checks/index-exports.ts';
import { findLanguageIds } from './checks/language-ids.ts';
import { findBadLicences } from './checks/licences.ts';
import { findSuperLinear } from './checks/linear-expressions.ts';
import { findLocaleGaps } from './checks/locales.ts';
import { findMachinePaths } from './checks/machine-paths.ts';
import { findBadNames } from './checks/names.ts';
import { findOtherDoors } from './checks/outbound.ts';
import { findLopsidedPackages } from './checks/package-shape.ts';
import { findNamelessParameters } from './checks/parameters.ts';
import { findImpurity } from './checks/purity.ts';
import { findRegistryAddresses } from './checks/registry-addresses.ts';
import { findRespelledLists } from './checks/respelled-lists.ts';
import { findSilentSkips } from './checks/skipped-tests.ts';
import { findUntoldSlowness } from './checks/slow-tests.ts';
import { findUnprovenRules } from './checks/spec-rules.ts';
import { findStaleDocs } from './checks/stale-docs.ts';
import { findTextTables } from './checks/text-tables.ts';
import { findSharedNames } from './checks/unique-exports.ts';
import { findWordsAbroad } from './checks/words-at-home.ts';
import type { Check } from './source-file.ts';

/** Every check, in the order its findings are printed. */
export const checks: readonly Check[] = [
  { name: 'arrows', find: findBadArrows },
  { name: 'deep-imports', find: findDeepImports },
  { name: 'cycles', find: findCycles },
  { name: 'folder-cycles', find: findFolderCycles },
  { name: 'purity', find: findImpurity },
  { name: 'outbound', find: findOtherDoors },
  { name: 'linear-expressions', find: findSuperLinear },
  { name: 'file-size', find: findLongFiles },
  { name: 'function-size', find: findLongFunctions },
  { name: 'parameters', find: findNamelessParameters },
  { name: 'package-shape', find: findLopsidedPackages },
  { name: 'headers', find: findMissingHeaders },
  { name: 'names', find: findBadNames },
  { name: 'unique-exports', find: findSharedNames },
  { name: 'respelled-lists', find: findRespelledLists },
  { name: 'spec-rules', find: findUnprovenRules },
  { name: 'skipped-tests', find: findSilentSkips },
  { name: 'slow-tests', find: findUntoldSlowness },
  { name: 'machine-paths', find: findMachinePaths },
  { name: 'registry-addresses', find: findRegistryAddresses },
  { name: 'licences', find: findBadLicences },
  { name: 'index-exports', find: findStarExports },
  { name: 'locales', find: findLocaleGaps },
  { name: 'glossary', find: findGlossaryFaults },
  { name: 'words-at-home', find: findWordsAbroad },
  { name: 'language-ids', find: findLanguageIds },
  { name: 'text-tables', find: findTextTables },
  { name: 'doc-paths', find: findDeadPaths },
  { name: 'stale-docs', find: (files) => findStaleDocs(files) },
];

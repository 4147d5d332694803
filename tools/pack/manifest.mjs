// What a published package says of itself, made from the workspaces it consists of.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../programs.mjs';

const OWN = '@hakoniwa/';

/** The package.json of a workspace, `packages/gm`. */
export function workspace(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

const house = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What every published package has in common. */
export function common() {
  const { version, license, engines } = house;
  return { version, license, type: 'module', engines };
}

/** Dependencies of some workspaces together; those on one another are pinned to this version, or built in. */
export function dependenciesOf(folders, { isBuiltIn }) {
  const found = { dependencies: {}, optionalDependencies: {}, peerDependencies: {} };
  for (const folder of folders)
    for (const [kind, list] of Object.entries(found))
      for (const [name, range] of Object.entries(workspace(folder)[kind] ?? {})) {
        if (name.startsWith(OWN) && isBuiltIn) continue;
        list[name] = name.startsWith(OWN) ? house.version : range;
      }
  const { dependencies, optionalDependencies, peerDependencies } = found;
  return {
    dependencies: sorted(dependencies),
    ...(isEmpty(optionalDependencies)
      ? {}
      : { optionalDependencies: sorted(optionalDependencies) }),
    // Everything that can be left away is asked for when it is needed, with a sentence.
    ...(isEmpty(peerDependencies)
      ? {}
      : {
          peerDependencies: sorted(peerDependencies),
          peerDependenciesMeta: Object.fromEntries(
            Object.keys(peerDependencies).map((name) => [name, { optional: true }]),
          ),
        }),
  };
}

function isEmpty(list) {
  return Object.keys(list).length === 0;
}

function sorted(list) {
  return Object.fromEntries(Object.entries(list).sort(([a], [b]) => (a < b ? -1 : 1)));
}

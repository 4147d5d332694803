// A copy of the repository to be spoiled: Stryker writes its mutants into the sources themselves.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** What is copied, and what is linked because nothing of ours is in it. */
export async function copyRepository(root: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'hakoniwa-mutants-'));
  const files = trackedFiles(root);
  for (const folder of new Set(files.map(dirname)))
    await mkdir(join(copy, folder), { recursive: true });
  await Promise.all(
    files.map((file) => cp(join(root, file), join(copy, file), { verbatimSymlinks: true })),
  );
  await linkModules({ from: join(root, 'node_modules'), to: join(copy, 'node_modules') });
  for (const folder of workspaces(copy))
    if (existsSync(join(root, folder, 'node_modules')))
      await symlink(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  return copy;
}

/** Takes the copy away. */
export function removeCopy(copy: string): Promise<void> {
  return rm(copy, { recursive: true, force: true });
}

/** What is in the index, and what is not yet but may be. */
const EVERY = ['--cached', '--others', '--exclude-standard', '--deduplicate'];

/** The files that are ours, as they are in the working tree; those below the folder, if one is named. */
export function trackedFiles(root: string, folder = '.'): string[] {
  const told = execFileSync('git', ['ls-files', '-z', ...EVERY, '--', folder], { cwd: root });
  return told
    .toString('utf8')
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));
}

function workspaces(copy: string): string[] {
  const manifests = trackedFiles(process.cwd()).filter((file) => file.endsWith('/package.json'));
  return manifests.map(dirname).filter((folder) => existsSync(join(copy, folder)));
}

/** Every module is a link to the installed one, except our own packages: these lead into the copy. */
async function linkModules({ from, to }: { from: string; to: string }): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const own = join(from, entry.name);
    if (entry.name !== '@hakoniwa') await symlink(resolve(own), join(to, entry.name));
    else {
      await mkdir(join(to, entry.name));
      for (const name of await readdir(own))
        await symlink(await readlink(join(own, name)), join(to, entry.name, name));
    }
  }
}

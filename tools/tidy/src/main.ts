// `npm run tidy [-- folder … --root=copy]`: prints what is out of order, here or in a copy of the server.
import { resolve } from 'node:path';
import { checks } from './checks.ts';
import { readRepository, rootFolder } from './repository.ts';
import { formatFinding } from './source-file.ts';

const rootOption = '--root=';
const given = process.argv.slice(2);
const root = given.find((entry) => entry.startsWith(rootOption))?.slice(rootOption.length);
const folders = given
  .filter((entry) => !entry.startsWith(rootOption))
  .map((folder) => folder.replace(/^\.\//, ''));

const files = readRepository(root === undefined ? rootFolder : resolve(root));
const findings = checks
  .flatMap((check) => check.find(files))
  .filter(({ file }) => folders.length === 0 || folders.some((at) => file.startsWith(at)));

for (const finding of findings) {
  console.log(`${finding.isNote ? 'note: ' : ''}${formatFinding(finding)}`);
}
const failures = findings.filter((finding) => !finding.isNote).length;
console.log(`${checks.length} checks over ${files.length} files: ${failures} out of order`);
process.exitCode = failures === 0 ? 0 : 1;

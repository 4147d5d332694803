// `npm run tidy [-- folder …]`: prints what is out of order, for one's own folders or all.
import { checks } from './checks.ts';
import { readRepository } from './repository.ts';
import { formatFinding } from './source-file.ts';

const folders = process.argv.slice(2).map((folder) => folder.replace(/^\.\//, ''));
const files = readRepository();
const findings = checks
  .flatMap((check) => check.find(files))
  .filter(({ file }) => folders.length === 0 || folders.some((at) => file.startsWith(at)));

for (const finding of findings) {
  console.log(`${finding.isNote ? 'note: ' : ''}${formatFinding(finding)}`);
}
const failures = findings.filter((finding) => !finding.isNote).length;
console.log(`${checks.length} checks over ${files.length} files: ${failures} out of order`);
process.exitCode = failures === 0 ? 0 : 1;

// Writes the report of a run: Markdown, a page with plots, and the numbers.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '@hakoniwa/database';
import {
  reportData,
  type TownReportInput,
  townReportHtml,
  townReportMarkdown,
} from '@hakoniwa/garden';
import { writing } from '../output/path-failure.ts';

/** Makes the folder of a report: a run of days must not end in a folder that cannot be there. */
export async function reportFolder(folder: string): Promise<void> {
  await writing(folder, () => makeFolder(folder));
}

/** Writes the files into a folder and gives the page's path. */
export async function writeReportFiles(folder: string, input: TownReportInput): Promise<string> {
  const data = reportData(input);
  const page = join(folder, 'report.html');
  await writing(folder, async () => {
    await writeFile(page, townReportHtml(data));
    await writeFile(join(folder, 'report.md'), townReportMarkdown(data));
    await writeFile(join(folder, 'metrics.json'), `${JSON.stringify(data.metrics, null, 2)}\n`);
  });
  return page;
}

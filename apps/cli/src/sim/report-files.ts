// Writes the report of a run: Markdown, a page with plots, and the numbers.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReportInput, reportData, reportHtml, reportMarkdown } from '@hakoniwa/garden';
import { makeFolder } from '@hakoniwa/store';
import { writing } from '../output/path-failure.ts';

/** Makes the folder of a report: a run of days must not end in a folder that cannot be there. */
export async function reportFolder(folder: string): Promise<void> {
  await writing(folder, () => makeFolder(folder));
}

/** Writes the files into a folder and gives the page's path. */
export async function writeReport(folder: string, input: ReportInput): Promise<string> {
  const data = reportData(input);
  const page = join(folder, 'report.html');
  await writing(folder, async () => {
    await writeFile(page, reportHtml(data));
    await writeFile(join(folder, 'report.md'), reportMarkdown(data));
    await writeFile(join(folder, 'metrics.json'), `${JSON.stringify(data.metrics, null, 2)}\n`);
  });
  return page;
}

// Writes the report of a run: Markdown, a page with plots, and the numbers.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReportInput, reportData, reportHtml, reportMarkdown } from '@hakoniwa/garden';

/** Writes the files into a folder and gives the page's path. */
export async function writeReport(folder: string, input: ReportInput): Promise<string> {
  const data = reportData(input);
  await mkdir(folder, { recursive: true });
  const page = join(folder, 'report.html');
  await writeFile(page, reportHtml(data));
  await writeFile(join(folder, 'report.md'), reportMarkdown(data));
  await writeFile(join(folder, 'metrics.json'), `${JSON.stringify(data.metrics, null, 2)}\n`);
  return page;
}

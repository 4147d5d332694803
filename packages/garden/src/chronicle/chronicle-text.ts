// The chronicle as plain lines, as Markdown and as a page.
import { type Language, textIn } from '@hakoniwa/stage';
import { html } from '../page/html.ts';
import { htmlPage, section } from '../page/page.ts';
import { PAGE_STYLE } from '../page/style.data.ts';
import { REPORT_WORDING } from '../report/locale/index.ts';
import type { ChronicleEntry } from './chronicle.ts';

export interface ChroniclePage {
  readonly title: string;
  readonly language: Language;
  readonly entries: readonly ChronicleEntry[];
}

/** One line per entry, with its day and hour in front. */
export function chronicleLines(entries: readonly ChronicleEntry[]): string {
  return entries.map((entry) => `${entry.day} [${entry.clock}] ${told(entry)}\n`).join('');
}

/** One heading per day, one line per entry. */
export function chronicleMarkdown(page: ChroniclePage): string {
  return `${markdownTitle(page.title)}${markdownDays(page)}`;
}

/** How a chronicle in Markdown begins. */
export function markdownTitle(title: string): string {
  return `# ${plain(title)}\n`;
}

/** Days of a chronicle in Markdown, to stand below its title or other days; empty without entries. */
export function markdownDays({ language, entries }: Omit<ChroniclePage, 'title'>): string {
  const days = byDay(entries).map(([day, all]) => {
    const lines = all.map((entry) => `- ${entry.clock} ${plain(told(entry))}\n`);
    return `\n## ${textIn(REPORT_WORDING, language).day(day)}\n\n${lines.join('')}`;
  });
  return days.join('');
}

/** A page with a section per day and a way to each. */
export function chronicleHtml({ title, language, entries }: ChroniclePage): string {
  const words = textIn(REPORT_WORDING, language);
  const days = byDay(entries);
  const links = days.map(([day]) => html`<a href="#day${day}">${words.day(day)}</a> `);
  const body = days.map(([day, all]) => {
    const lines = all.map(
      (entry) =>
        html`<li class="${entry.kind}"><time>${entry.clock}</time><span>${told(entry)}</span></li>
`,
    );
    return section(words.day(day), html`<ol class="chronicle" id="day${day}">${lines}</ol>`);
  });
  const main = html`<main><h1>${title}</h1><nav>${links}</nav>${body}</main>`;
  return htmlPage({ language, title, style: PAGE_STYLE, body: main });
}

function byDay(entries: readonly ChronicleEntry[]): [number, ChronicleEntry[]][] {
  const days = new Map<number, ChronicleEntry[]>();
  for (const entry of entries) {
    const day = days.get(entry.day) ?? [];
    day.push(entry);
    days.set(entry.day, day);
  }
  return [...days].sort(([a], [b]) => a - b);
}

/** The words of a line; a story that came to its end is marked. */
function told({ kind, text }: ChronicleEntry): string {
  return kind === 'story' ? `❖ ${text}` : text;
}

/** Text that stays text. */
function plain(text: string): string {
  return text.replace(/[\\*_`<>]/g, (one) => `\\${one}`).replace(/(?<!\s)[^\S\n]*\n\s*/g, ' ');
}

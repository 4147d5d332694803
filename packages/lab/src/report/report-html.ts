// The report as one HTML file: no script, no address outside, light and dark.

import { type Html, html, htmlPage } from '@hakoniwa/garden/page';
import { inLanguage } from '@hakoniwa/stage';
import { labText } from '../locale/index.ts';
import type { LabWord } from '../locale/wording.ts';
import type { ReportInput } from './report-input.ts';
import { allMetricsSection } from './sections/all-metrics.ts';
import { armsSection } from './sections/arms.ts';
import { contrastsSection } from './sections/contrasts.ts';
import { definitionsSection } from './sections/definitions.ts';
import { findingsSection } from './sections/findings.ts';
import { gatesSection } from './sections/gates.ts';
import { madeOfSection, timingSection } from './sections/made-of.ts';
import { plotsSection } from './sections/plots.ts';
import { recordedSection } from './sections/recorded.ts';
import { scenariosSection } from './sections/scenarios.ts';
import { speakersSection } from './sections/speakers.ts';
import { summarySection } from './sections/summary.ts';
import { turnsSection } from './sections/turns.ts';
import { turnsToSeeSection } from './sections/turns-to-see.ts';
import { STYLE } from './style.data.ts';

/** Each section with its name in the list of contents. */
const SECTIONS: readonly (readonly [LabWord, (input: ReportInput) => Html])[] = [
  ['summary', summarySection],
  ['gates', gatesSection],
  ['plots', plotsSection],
  ['contrasts', contrastsSection],
  ['turnsToSee', turnsToSeeSection],
  ['scenarios', scenariosSection],
  ['outcomes', findingsSection],
  ['recorded', recordedSection],
  ['allMetrics', allMetricsSection],
  ['bySpeaker', speakersSection],
  ['definitions', definitionsSection],
  ['arms', armsSection],
  ['everyTurn', turnsSection],
  ['madeOf', madeOfSection],
  ['timing', timingSection],
];

/** The whole page. */
export function reportHtml(input: ReportInput): string {
  const { results, language } = input;
  const title = results.title === undefined ? results.name : inLanguage(results.title, language);
  const made = SECTIONS.map(([word, section]) => ({ word, made: section(input) })).filter(
    (one) => one.made.html !== '',
  );
  const links = made.map(
    ({ word, made: section }) =>
      html`<a href="#${/id="([^"]+)"/.exec(section.html)?.[1] ?? ''}">${labText(language, word)}</a> `,
  );
  const name = labText(language, 'report');
  const head = html`<header><p>${name}</p><h1>${title}</h1><nav>${links}</nav></header>`;
  const body = [head, html`<main>${made.map((one) => one.made)}</main>`];
  return htmlPage({ language, title: `${title} · ${name}`, style: STYLE, body });
}

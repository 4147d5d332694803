// What goes on beyond one session: the arcs of the story, and the fragments and logs that were found.
import { safeText } from '../../output/safe-text.ts';
import type { RecordOf } from '../record.ts';
import { linesFrom } from './paragraphs.ts';
import type { Teller } from './teller.ts';

export function arcsText({ arcs }: RecordOf<'arcs'>, { say, paint }: Teller): string {
  if (arcs.length === 0) return say('noArcs');
  return arcs
    .map(({ title, description, status, progressPercentage, currentPhase, phases }) => {
      const percent = Math.floor(progressPercentage);
      const state = status === 'completed' ? say('done') : `${percent}%`;
      const steps = phases.map(({ title: phase, text }, i) => {
        const isNow = status === 'active' && i + 1 === currentPhase;
        const mark = i + 1 < currentPhase || status === 'completed' ? 'x' : isNow ? '>' : ' ';
        return `  [${mark}] ${safeText(phase)}${isNow ? `  ${safeText(text)}` : ''}`;
      });
      const head = paint('bold', `${safeText(title)} ${state}`);
      return linesFrom(head, `  ${safeText(description)}`, ...steps);
    })
    .join('\n');
}

export function logsText({ fragments, logs }: RecordOf<'logs'>, { say, paint }: Teller): string {
  const found = fragments.filter(({ collected }) => collected);
  if (found.length === 0 && logs.length === 0) return say('noLogs');
  return linesFrom(
    ...found.map(({ keyword, backstory }) => `  ${safeText(keyword)}  ${safeText(backstory)}`),
    logs.length > 0 && paint('bold', say('boundLogs')),
    ...logs.map(({ name, title }) => `  ${safeText(name)}  ${safeText(title)}`),
  );
}

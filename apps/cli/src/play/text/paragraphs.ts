// Told text with its line breaks, without what could steer a terminal.
import { safeText } from '../../output/safe-text.ts';

export const paragraphs = (text: string): string => text.split('\n').map(safeText).join('\n');

/** Lines, without the ones that are not there. */
export const linesFrom = (...lines: readonly (string | undefined | false)[]): string =>
  lines.filter((line): line is string => typeof line === 'string' && line !== '').join('\n');

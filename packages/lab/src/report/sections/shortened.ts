// A text as long as a report shows it.
import { limits } from '../../limits.ts';

export function shortened(text: string): string {
  return text.length > limits.reportText
    ? `${text.slice(0, limits.reportText).toWellFormed()}…`
    : text;
}

// A text as long as a report shows it.
import { limits } from '../../limits.ts';

export function shortened(text: string, most: number = limits.reportText): string {
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;
}

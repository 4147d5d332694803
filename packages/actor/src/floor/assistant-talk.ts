// What gives an assistant away, for whoever looks at a text: talk about the task, comments, refusals, confessions.
import { ALL_FLOOR_WORDS } from './language/index.ts';
import { sentencesWithin } from './pieces.ts';

/** Whether a text speaks of the task, offers service or comments on itself. */
export function hasAssistantTalk(text: string): boolean {
  const lines = text.split('\n');
  const sentences = lines.flatMap(sentencesWithin).map((one) => one.trim());
  return ALL_FLOOR_WORDS.some(
    ({ meta, service, notes, task }) =>
      sentences.some((one) => meta.test(one) || service.test(one) || task.test(one)) ||
      lines.some((line) => notes.test(line)),
  );
}

/** Whether somebody says to be a model: nobody does, in quotes or out of them. */
export function hasConfession(text: string): boolean {
  return ALL_FLOOR_WORDS.some(({ confessions }) => confessions.some((one) => one.test(text)));
}

/** Whether a text declines to play. */
export function hasRefusal(text: string): boolean {
  return (
    hasConfession(text) ||
    ALL_FLOOR_WORDS.some(({ refusals }) => refusals.some((one) => one.test(text)))
  );
}

/** Whether what stands in brackets is an aside and no deed. */
export function isAside(act: string): boolean {
  return ALL_FLOOR_WORDS.some(({ asides, task }) => asides.test(act.trim()) || task.test(act));
}

// A garden's chronicle as Markdown, day by day as it is read, in the words of `hakoniwa chronicle`.
import type { ChronicleEntry } from './chronicle.ts';
import { boundsOf, type ChronicleAsked, spanOf, toldBetween } from './chronicle-reading.ts';
import { markdownDays, markdownTitle } from './chronicle-text.ts';

interface BookAsked extends ChronicleAsked {
  /** Every day so far when left out. */
  readonly day?: number | undefined;
}

/** Its title, and a piece for every day that has something to tell. */
export async function* chronicleBook(asked: BookAsked): AsyncGenerator<string> {
  const { garden, day } = asked;
  const { name, language } = garden.facts;
  const { began, days } = await spanOf(garden);
  yield markdownTitle(name);
  for (let one = day ?? 1; one <= (day ?? days); one += 1) {
    const { before, last } = await boundsOf(garden, { began, day: one });
    const entries: ChronicleEntry[] = [];
    for await (const { told } of toldBetween({ ...asked, began }, { after: before, last }))
      entries.push(...told);
    yield markdownDays({ language, entries });
  }
}

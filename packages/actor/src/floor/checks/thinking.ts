// Thinking aloud between tags: none of it is said, closed or not.
import type { FloorCheck } from '../floor-check.ts';

const NAMES = 'think|thinking|reasoning|reflection|scratchpad|analysis|plan|inner_monologue';
const OPENED = new RegExp(`<(${NAMES})>`, 'giu');
const CLOSING = new RegExp(`</(${NAMES})>`, 'giu');

export const thinking: FloorCheck = {
  code: 'thinking',
  mend: (text) => {
    const closed = withoutClosed(text);
    const end = [...closed.matchAll(CLOSING)].at(-1);
    const after = end ? closed.slice(end.index + end[0].length) : closed;
    const [open] = after.matchAll(OPENED);
    const said = open ? after.slice(0, open.index) : after;
    return said === text ? text : said.trim();
  },
};

/** The text without what stands between a tag and the first of its name that closes after it; each is looked at once. */
function withoutClosed(text: string): string {
  const ends = new Map<string, { readonly from: number; readonly to: number }[]>();
  for (const { 0: tag, 1: name = '', index } of text.matchAll(CLOSING)) {
    const known = ends.get(name.toLowerCase()) ?? [];
    ends.set(name.toLowerCase(), [...known.slice(-MOST), { from: index, to: index + tag.length }]);
  }
  let said = '';
  let from = 0;
  for (const { 1: name = '', index } of text.matchAll(OPENED)) {
    const own = ends.get(name.toLowerCase()) ?? [];
    const end = index < from ? undefined : own.find((one) => one.from > index);
    if (!end) continue;
    said += `${text.slice(from, index)} `;
    from = end.to;
  }
  return said + text.slice(from);
}

/** Closings of one name that are remembered: no answer thinks more often. */
const MOST = 50;

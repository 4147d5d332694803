// Text of a card as people may see it: no markup, no pictures, no control codes.

const TAG = /<\/?[a-z!?][^<>]*>/gi;
const CHAT_TOKEN = /<\|[^<>|]*\|>/g;
const IMAGE = /!\[([^[\]]*)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\])/g;
const LINK = /\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g;
/** Rounds of removal; what is still markup after them was built to be. */
const ROUNDS = 4;

/** Plain text: elements that hide their content go with it, other tags leave theirs. */
export function shownText(text: string): string {
  let shown = withoutControls(text.toWellFormed());
  for (let round = 0; round < ROUNDS; round++) {
    const before = shown;
    shown = hidingElements(shown)
      .replace(/<br\s*\/?>/gi, '\n')
      .replace(TAG, '')
      .replace(CHAT_TOKEN, '')
      .replace(IMAGE, '')
      .replace(LINK, '$1');
    if (shown === before) return tidied(shown);
  }
  return tidied(shown.replaceAll('<', '＜').replaceAll('![', '［'));
}

function hidingElements(text: string): string {
  const pairs = [
    ['<!--', '-->'],
    ['<script', '</script'],
    ['<style', '</style'],
    ['<iframe', '</iframe'],
  ] as const;
  return pairs.reduce((rest, [open, close]) => withoutSpans(rest, open, close), text);
}

/** Walks by index, not by pattern: many openings without an end must not cost the square of it. */
function withoutSpans(text: string, open: string, close: string): string {
  const lower = text.toLowerCase();
  // Lower case may change the length of exotic letters; then places would not agree.
  if (!lower.includes(open) || lower.length !== text.length) return text;
  let kept = '';
  let at = 0;
  let from = 0;
  for (let start = lower.indexOf(open); start >= 0; start = lower.indexOf(open, from)) {
    from = start + open.length;
    // Cards have tags of their own, such as <style_guide>, whose content is meant to be read.
    if (close !== '-->' && /[\w-]/.test(lower[from] ?? '')) continue;
    kept += text.slice(at, start);
    const end = lower.indexOf(close, start + open.length);
    if (end < 0) return kept;
    const closed = close === '-->' ? end + close.length - 1 : lower.indexOf('>', end);
    if (closed < 0) return kept;
    at = closed + 1;
    from = at;
  }
  return kept + text.slice(at);
}

/** Line breaks and tabs stay; bidirectional overrides go, since they make text read as another. */
function withoutControls(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');
}

function tidied(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A text of at most so many characters, never cut inside a letter. */
export function cutTo(text: string, length: number): string {
  return text.length <= length
    ? text
    : text
        .slice(0, length)
        .toWellFormed()
        .replace(/\ufffd$/, '');
}

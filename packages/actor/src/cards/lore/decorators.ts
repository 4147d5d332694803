// Decorators: lines at the head of a V3 entry that steer programs and are no part of its text.
import { limits } from '../limits.ts';

export interface Decorator {
  readonly name: string;
  readonly value: string;
  /** Whether it only counts when the one before it was not understood. */
  readonly isFallback: boolean;
}

const LINE = /^(@{2,3})(?!@)([a-z_]+)(?:[ \t](.*))?$/i;

/** The decorators of an entry, and its text without them. */
export function splitDecorators(content: string): { decorators: Decorator[]; text: string } {
  const lines = content.split('\n');
  const decorators: Decorator[] = [];
  let at = 0;
  for (; at < lines.length && at < limits.decorators; at++) {
    const found = LINE.exec((lines[at] ?? '').trimEnd());
    if (!found) break;
    const [, marks = '', name = '', value = ''] = found;
    decorators.push({
      name: name.toLowerCase(),
      value: value.trimStart(),
      isFallback: marks.length === 3,
    });
  }
  return { decorators, text: at === 0 ? content : lines.slice(at).join('\n') };
}

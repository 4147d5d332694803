// Text that everyone can keep: whole characters, and not the character 0, which no database has room for.
import { type Json, setOwn } from './json.ts';

/** What stands where something could not be kept. */
const INSTEAD = '\ufffd';

/** Whether a text can be kept and sent as it is. */
export function isSoundText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

/** The text with U+FFFD in place of halves of characters and of the character 0. */
export function soundText(text: string): string {
  return isSoundText(text) ? text : text.toWellFormed().replaceAll('\u0000', INSTEAD);
}

/** JSON with every text and key made sound; the value itself when they were already. Any depth will do. */
export function withSoundText<T>(value: T): T {
  return unsoundTextIn(value) === undefined ? value : (mended(value) as T);
}

/** Where the first text or key stands that cannot be kept; undefined when there is none. Walks without recursion. */
export function unsoundTextIn(value: unknown): string | undefined {
  const open: { value: unknown; path: string }[] = [{ value, path: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: one, path } = next;
    if (typeof one === 'string' && !isSoundText(one)) return path;
    if (typeof one !== 'object' || one === null) continue;
    for (const [key, inner] of Object.entries(one).reverse()) {
      const here = path === '' ? soundText(key) : `${path}.${soundText(key)}`;
      open.push({ value: isSoundText(key) ? inner : key, path: here });
    }
  }
  return undefined;
}

function mended(value: unknown): unknown {
  const whole: { value?: unknown } = {};
  const open: [into: object, key: string, one: unknown][] = [[whole, 'value', value]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [into, key, one] = next;
    if (typeof one !== 'object' || one === null) {
      setOwn(into, { key, value: (typeof one === 'string' ? soundText(one) : one) as Json });
      continue;
    }
    const copy = Array.isArray(one) ? [] : {};
    setOwn(into, { key, value: copy });
    for (const [name, inner] of Object.entries(one).reverse())
      open.push([copy, soundText(name), inner]);
  }
  return whole.value;
}

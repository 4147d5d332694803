// Parses JSON as models write it: trailing commas, bare keys, raw newlines, ends cut off.
import { MAX_JSON_DEPTH } from './limits.ts';

/** A parsed value and whether it had to be mended. */
export interface Lenient {
  readonly value: unknown;
  readonly mended: boolean;
}

/** The value, strictly if possible, else by mending; undefined if it is no JSON at all. */
export function parseLenient(text: string): Lenient | undefined {
  try {
    return { value: JSON.parse(text) as unknown, mended: false };
  } catch {
    const parser = new Parser(text);
    const value = parser.value(0);
    return value === FAILED || !parser.atEnd() ? undefined : { value, mended: true };
  }
}

const FAILED = Symbol('failed');
const CLOSING: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '「': '」' };
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

class Parser {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  atEnd(): boolean {
    this.#space();
    return this.#at >= this.#text.length;
  }

  value(depth: number): unknown {
    if (depth > MAX_JSON_DEPTH) return FAILED;
    this.#space();
    const c = this.#text.charAt(this.#at);
    if (c === '{') return this.#object(depth);
    if (c === '[') return this.#array(depth);
    if (CLOSING[c] !== undefined) return this.#string(c);
    return this.#bare();
  }

  #object(depth: number): unknown {
    this.#at++;
    const entries: [string, unknown][] = [];
    for (;;) {
      this.#separators();
      if (this.#closes('}')) return Object.fromEntries(entries);
      const key = this.#key();
      this.#space();
      if (key === '' || !/[:：=]/u.test(this.#text.charAt(this.#at))) return FAILED;
      this.#at++;
      const value = this.value(depth + 1);
      if (value === FAILED) return FAILED;
      entries.push([key, value]);
    }
  }

  #array(depth: number): unknown {
    this.#at++;
    const items: unknown[] = [];
    for (;;) {
      this.#separators();
      if (this.#closes(']')) return items;
      const before = this.#at;
      const value = this.value(depth + 1);
      if (value === FAILED || this.#at === before) return FAILED;
      items.push(value);
    }
  }

  /** At the closing bracket, or where the text was cut off. */
  #closes(bracket: string): boolean {
    if (this.#at >= this.#text.length) return true;
    if (this.#text.charAt(this.#at) !== bracket) return false;
    this.#at++;
    return true;
  }

  #key(): string {
    const c = this.#text.charAt(this.#at);
    if (CLOSING[c] !== undefined) return this.#string(c);
    const match = /^[\p{L}_][\p{L}\p{N}_]{0,30}/u.exec(this.#text.slice(this.#at, this.#at + 40));
    this.#at += match?.[0].length ?? 0;
    return match?.[0] ?? '';
  }

  #string(open: string): string {
    const close = CLOSING[open] ?? open;
    let result = '';
    for (this.#at++; this.#at < this.#text.length; this.#at++) {
      const c = this.#text.charAt(this.#at);
      if (c === '\\') {
        this.#at++;
        result += this.#escape();
      } else if (c === close && this.#endsString()) {
        this.#at++;
        return result;
      } else result += c;
    }
    return result;
  }

  #escape(): string {
    const c = this.#text.charAt(this.#at);
    if (c !== 'u') return ESCAPES[c] ?? c;
    const code = Number.parseInt(this.#text.slice(this.#at + 1, this.#at + 5), 16);
    if (Number.isNaN(code)) return c;
    this.#at += 4;
    return String.fromCharCode(code);
  }

  /** A quote ends a string only before punctuation of JSON: quotes inside speech stay. */
  #endsString(): boolean {
    return /^\s{0,20}(?:[,}\]:：]|$)/u.test(this.#text.slice(this.#at + 1, this.#at + 24));
  }

  #bare(): unknown {
    const match = /^[^,}\]\n]{1,200}/u.exec(this.#text.slice(this.#at, this.#at + 200));
    if (match === null) return FAILED;
    this.#at += match[0].length;
    const word = match[0].trim();
    if (word === 'null' || word === 'None') return null;
    if (word === 'true' || word === 'false') return word === 'true';
    return /^-?\d+(?:\.\d+)?$/u.test(word) ? Number(word) : word;
  }

  #space(): void {
    while (this.#at < this.#text.length && /\s/u.test(this.#text.charAt(this.#at))) this.#at++;
  }

  #separators(): void {
    while (this.#at < this.#text.length && /[\s,]/u.test(this.#text.charAt(this.#at))) this.#at++;
  }
}

// The letters under the lenient JSON reader: blanks, comments, strings in any quotes, bare words.

/** Opening quotes and what closes them; models mix them, Japanese ones too. */
const quotes: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['「', '」'],
]);
const escapes: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
  ['b', '\b'],
  ['f', '\f'],
]);
const blanks = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const bare = /[^\s,、:：{}[\]"]+/y;
const bareValue = /[^,{}[\]"\n]+/y;

export class JsonScanner {
  readonly #text: string;
  #at: number;
  #hadNewline = false;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  /** Steps over a mark if it comes next. */
  take(mark: string): boolean {
    this.#skipBlanks();
    if (!this.#text.startsWith(mark, this.#at)) return false;
    this.#at += mark.length;
    return true;
  }

  /** Steps over a closing mark; a text that just ends closes everything. */
  takeEnd(mark: string): boolean {
    return this.take(mark) || this.#at >= this.#text.length;
  }

  /** Whether a closing mark, or the end of the text, comes next. */
  isAtEnd(mark: string): boolean {
    this.#skipBlanks();
    return this.#at >= this.#text.length || this.#text.startsWith(mark, this.#at);
  }

  /** Whether there was a new line among the blanks last skipped. */
  hadNewline(): boolean {
    return this.#hadNewline;
  }

  /** A string in quotes, or undefined when none comes next; one that never closes is an error. */
  readString(): string | undefined {
    this.#skipBlanks();
    const close = quotes.get(this.#text.charAt(this.#at));
    if (close === undefined) return undefined;
    if (!this.#text.includes(close, this.#at + 1)) throw new SyntaxError('a string without an end');
    let said = '';
    for (let at = this.#at + 1; at < this.#text.length; at++) {
      const letter = this.#text.charAt(at);
      if (letter === close) {
        this.#at = at + 1;
        return said;
      }
      if (letter !== '\\') {
        said += letter;
        continue;
      }
      at += 1;
      const code = /^u([0-9a-fA-F]{4})/.exec(this.#text.slice(at, at + 5))?.[1];
      if (code !== undefined) at += 4;
      const escaped = this.#text.charAt(at);
      said += code === undefined ? (escapes.get(escaped) ?? escaped) : fromHex(code);
    }
    throw new SyntaxError('a string without an end');
  }

  /** A key without quotes. */
  readKey(): string {
    return this.#match(bare);
  }

  /** A value without quotes, up to the next separator. */
  readBare(): string {
    return this.#match(bareValue).trim();
  }

  #match(pattern: RegExp): string {
    this.#skipBlanks();
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found === undefined) throw new SyntaxError('nothing to read');
    this.#at += found.length;
    return found;
  }

  #skipBlanks(): void {
    blanks.lastIndex = this.#at;
    const skipped = blanks.exec(this.#text)?.[0] ?? '';
    this.#at += skipped.length;
    if (skipped !== '') this.#hadNewline = skipped.includes('\n');
  }
}

function fromHex(code: string): string {
  return String.fromCharCode(Number.parseInt(code, 16));
}

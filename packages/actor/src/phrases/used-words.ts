// Which words were used lately: worked out from the lines somebody heard, with nothing kept beside them.

/** The words of a template between its blanks, as they sound. */
interface Pattern {
  readonly parts: readonly string[];
  /** Whether there is enough of them to know the template by. */
  readonly isTelling: boolean;
}

/** The lines heard lately, ready to be asked how long ago a template or a text was among them. */
export class UsedWords {
  /** Newest first. */
  readonly #heard: readonly string[];
  readonly #ages = new Map<string, number>();

  constructor(heard: readonly string[]) {
    this.#heard = heard.map(asItSounds).reverse();
  }

  /** How many lines ago a line of that template was heard; infinite for one that was not. */
  ageOf(template: string): number {
    const known = this.#ages.get(template);
    if (known !== undefined) return known;
    const pattern = patternOf(template);
    const age = pattern.isTelling ? this.#ageWhere((line) => fits(line, pattern)) : NEVER;
    this.#ages.set(template, age);
    return age;
  }

  /** How many lines ago these very words were heard. */
  ageOfText(text: string): number {
    const own = asItSounds(text);
    return this.#ageWhere((line) => line === own);
  }

  #ageWhere(isIt: (line: string) => boolean): number {
    const index = this.#heard.findIndex(isIt);
    return index < 0 ? NEVER : index;
  }
}

const NEVER = Number.POSITIVE_INFINITY;

/** A line as it sounds: quotation marks in it may come back from the reader as others. */
function asItSounds(text: string): string {
  return text.replace(/[「」『』“”"\s]/gu, '').toLowerCase();
}

const patterns = new Map<string, Pattern>();

function patternOf(template: string): Pattern {
  const known = patterns.get(template);
  if (known) return known;
  const parts = template.split(/\{[^{}]{0,40}\}/).map(asItSounds);
  const letters = parts.join('').replace(/[^\p{L}\p{N}]/gu, '').length;
  const pattern = { parts, isTelling: parts.length === 1 || letters >= TELLING };
  // Books are bounded, and so is what is kept of them.
  if (patterns.size >= PATTERNS) patterns.clear();
  patterns.set(template, pattern);
  return pattern;
}

/** With fewer letters of its own than this a line is what is drawn into it. */
const TELLING = 4;
const PATTERNS = 50_000;

function fits(line: string, { parts }: Pattern): boolean {
  const [first = '', ...rest] = parts;
  if (!line.startsWith(first)) return false;
  const last = rest.at(-1);
  if (last === undefined) return line === first;
  let at = first.length;
  for (const part of rest.slice(0, -1)) {
    const found = line.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return line.length - last.length >= at && line.endsWith(last);
}

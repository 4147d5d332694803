// Which language a request is in: as it says, else by the script of the output, else of the names.
import type { Language } from '@hakoniwa/stage';
import type { GmRequest } from './schema.ts';
import { isEntry } from './wire-entries.ts';

/** The language to judge in. */
export function languageOf(request: GmRequest): Language {
  if (request.language) return request.language;
  return scriptOf(withoutTags(request.raw_output ?? '')) ?? scriptOf(namesOf(request)) ?? 'ja';
}

/** Action tags are English in every language. */
function withoutTags(text: string): string {
  return text.slice(0, SAMPLE).replace(/\b(?:Thought|Output|[A-Z_]{2,})\b/g, '');
}

/** Japanese when there is any kana or kanji, English when there are only Latin letters. */
function scriptOf(text: string): Language | undefined {
  const last = Math.min(text.length, SAMPLE);
  let japanese = 0;
  let latin = 0;
  for (let at = 0; at < last; at++) {
    const code = text.charCodeAt(at);
    if (isLatin(code)) latin += 1;
    else if (isJapanese(code)) japanese += 1;
  }
  if (japanese === 0 && latin === 0) return undefined;
  return japanese * JAPANESE_WEIGHT >= latin ? 'ja' : 'en';
}

/** Letters from a to z, with and without accents, narrow and wide. */
function isLatin(code: number): boolean {
  const lower = code | 0x20;
  if (code < 0x80) return lower >= 0x61 && lower <= 0x7a;
  if (code < 0x2b0) return code >= 0xc0 && code !== 0xd7 && code !== 0xf7;
  if (code >= 0x1e00 && code <= 0x1eff) return true;
  return (code >= 0xff21 && code <= 0xff3a) || (code >= 0xff41 && code <= 0xff5a);
}

/** Kana of either width, kanji, and the first half of rare kanji. */
function isJapanese(code: number): boolean {
  return (
    (code >= 0x3041 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x9fff) ||
    (code >= 0x3005 && code <= 0x3007) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xff66 && code <= 0xff9d) ||
    (code >= 0xd840 && code <= 0xd888)
  );
}

/** As many names as are looked at. */
function namesOf({ world_state: { props, characters, locations } }: GmRequest): string {
  let names = '';
  for (const entries of [props, characters, locations]) {
    for (const [name, value] of Object.entries(entries ?? {})) {
      if (names.length > SAMPLE) return names;
      if (isEntry(name, value)) names += `${name} `;
    }
  }
  return names;
}

/** A Japanese letter says about as much as three Latin ones. */
const JAPANESE_WEIGHT = 3;
/** Characters looked at: the beginning tells. */
const SAMPLE = 400;

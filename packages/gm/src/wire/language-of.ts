// Which language a request is in: as it says, else by the script of the output, else of the names.
import type { Language } from '@hakoniwa/stage';
import type { GmRequest } from './schema.ts';
import { own } from './world-of.ts';

/** The language to judge in. */
export function languageOf(request: GmRequest): Language {
  if (request.language) return request.language;
  return (
    scriptOf(withoutTags(request.raw_output ?? '')) ?? scriptOf(namesOf(request).join(' ')) ?? 'ja'
  );
}

/** Action tags are English in every language. */
function withoutTags(text: string): string {
  return text.slice(0, SAMPLE).replace(/\b(?:Thought|Output|[A-Z_]{2,})\b/g, '');
}

/** Japanese when there is any kana or kanji, English when there are only Latin letters. */
function scriptOf(text: string): Language | undefined {
  const sample = text.slice(0, SAMPLE);
  const japanese =
    sample.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (japanese === 0 && latin === 0) return undefined;
  return japanese * JAPANESE_WEIGHT >= latin ? 'ja' : 'en';
}

function namesOf({ world_state }: GmRequest): string[] {
  return [
    ...own(world_state.props).keys(),
    ...own(world_state.characters).keys(),
    ...own(world_state.locations).keys(),
  ];
}

/** A Japanese letter says about as much as three Latin ones. */
const JAPANESE_WEIGHT = 3;
/** Characters looked at: the beginning tells. */
const SAMPLE = 400;

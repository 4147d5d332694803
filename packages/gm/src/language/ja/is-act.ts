// Tells an act between marks from a gloss, a laugh or words spoken.
import type { Morpheme } from './analyser/morpheme.ts';
import { ASIDES, MANNER_NOUNS } from './data/speech.ts';
import { lookUp } from './lexicon.ts';
import type { Parse } from './parse/clauses.ts';
import type { Predicate } from './parse/types.ts';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const SPOKEN_END = /[！？!?♪〜～]\s*$/u;
/** Sentence endings nobody narrates with. */
const SPOKEN_WORDS = new Set([
  'よ',
  'ね',
  'わ',
  'ぞ',
  'ぜ',
  'かな',
  'かしら',
  'っけ',
  'もん',
  'さ',
  'なあ',
  'なぁ',
  'な',
  'や',
  'じゃん',
  'の',
]);

/** Whether the text, found between marks or around a quotation, narrates an act. */
export function isActText(
  text: string,
  { morphemes, parse }: { readonly morphemes: readonly Morpheme[]; readonly parse: Parse },
): boolean {
  const trimmed = text.trim();
  if (!JAPANESE.test(trimmed) || ASIDES.has(trimmed.replace(/(?<![。、w…])[。、w…]+$/u, '')))
    return false;
  if (SPOKEN_END.test(trimmed) || endsSpoken(morphemes)) return false;
  const last = parse.clauses.at(-1)?.predicate;
  if (last === undefined) return isManner(morphemes, parse);
  if (
    last.moods.has('request') ||
    last.moods.has('wish') ||
    last.moods.has('question') ||
    isPlan(last)
  )
    return false;
  if (last.moods.has('polite') && !isPoliteAct(last, parse)) return false;
  return parse.clauses.some((clause) => clause.predicate.verbal) || isManner(morphemes, parse);
}

function isPlan(predicate: Predicate): boolean {
  return predicate.moods.has('volitional') && !predicate.moods.has('attempt');
}

/** Polite narration exists (本を取ります), but only of acts the lexicon knows. */
function isPoliteAct(last: Predicate, parse: Parse): boolean {
  const known = lookUp(last.words);
  return (
    known !== undefined &&
    last.verbal &&
    !last.moods.has('negative') &&
    parse.clauses.every((c) => c.predicate.verbal)
  );
}

function endsSpoken(morphemes: readonly Morpheme[]): boolean {
  const last = morphemes.findLast((m) => m.pos !== '記号');
  if (last === undefined) return true;
  if (
    last.pos === '助詞' &&
    (last.detail === '終助詞' || last.detail === '副助詞／並立助詞／終助詞')
  )
    return true;
  if (last.pos === '感動詞') return true;
  if (hasSpokenBreak(morphemes) || opensSpoken(morphemes)) return true;
  return (
    last.pos === '助詞' &&
    SPOKEN_WORDS.has(last.surface) &&
    last.detail !== '格助詞' &&
    last.detail !== '連体化'
  );
}

/** うーん、しっくりこない: nobody narrates with an interjection, unless it is quoted (ああ、と頷く). */
function opensSpoken(morphemes: readonly Morpheme[]): boolean {
  const at = morphemes.findIndex((m) => m.pos !== '記号');
  const first = morphemes[at];
  if (first === undefined || (first.pos !== '感動詞' && first.pos !== 'フィラー')) return false;
  // イヤ+ホン: the front half of a foreign word.
  if (/^[ァ-ヶー]+$/u.test(first.surface) && /^[ァ-ヶー]+$/u.test(morphemes[at + 1]?.surface ?? ''))
    return false;
  const rest = morphemes.slice(at + 1).find((m) => m.pos !== '記号' && m.surface !== 'ー');
  return rest?.surface !== 'と' && rest?.surface !== 'って';
}

/** A spoken ending before a comma or stop: …よね、あゆ。 */
function hasSpokenBreak(morphemes: readonly Morpheme[]): boolean {
  return morphemes.some((m, i) => {
    const next = morphemes[i + 1];
    return m.pos === '助詞' && m.detail === '終助詞' && m.surface !== 'の' && next?.pos === '記号';
  });
}

/** 笑顔で, 冷静に, 少し考える仕草: how someone is, without a verb. */
function isManner(morphemes: readonly Morpheme[], parse: Parse): boolean {
  const content = morphemes.filter((m) => m.pos !== '記号');
  const last = content.at(-1);
  if (last === undefined) return false;
  if (
    content.some(
      (m) =>
        m.pos === '助動詞' &&
        (m.base === 'です' || m.base === 'だ') &&
        m === last &&
        m.form === '基本形',
    )
  )
    return false;
  const nouns = content.filter((m) => m.pos === '名詞');
  const final = nouns.at(-1);
  const named =
    nouns.some((m) => MANNER_NOUNS.has(m.surface)) ||
    MANNER_NOUNS.has(content.map((m) => m.surface).join(''));
  if (last.pos === '名詞') return named;
  const adverbial =
    last.surface === 'に' ||
    last.surface === 'で' ||
    last.pos === '副詞' ||
    last.surface === 'と' ||
    last.surface === 'まま' ||
    last.form.startsWith('連用');
  const adjective =
    final?.detail === '形容動詞語幹' ||
    final?.detail2 === '助動詞語幹' ||
    final?.surface === 'よう';
  // 中身を…: what breaks off before its verb is no act, and how nobody is.
  if (last.surface === 'を') return false;
  if (adverbial && (named || adjective || last.pos === '副詞' || last.pos === '形容詞'))
    return true;
  return parse.rest.some((phrase) => phrase.particle === 'を') && !last.surface.endsWith('は');
}

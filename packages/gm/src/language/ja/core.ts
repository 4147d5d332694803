// The bare core of a question or act: what stays the same when it is put in other words' endings.
import type { ListedNames } from '../listed-names.ts';
import type { Morpheme } from './analyser/morpheme.ts';
import { FILLERS } from './data/speech.ts';
import { isPersonWord, isSelf } from './noun-kinds.ts';

const DROPPED_AUXILIARIES = new Set(['です', 'ます', 'だ', 'う', 'じゃ', 'や']);
const DROPPED_PARTICLES = new Set([
  'は',
  'を',
  'が',
  'も',
  'って',
  'に',
  'の',
  'ん',
  'と',
  'で',
  'へ',
]);
const DROPPED_NOUNS = new Set(['の', 'ん', 'こと', 'わけ']);
const DROPPED_VERBS = new Set([
  'てる',
  'でる',
  'とく',
  'くれる',
  'くださる',
  '下さる',
  'もらう',
  'いただく',
  'みる',
  'いる',
  'る',
  'ある',
  'ちゃう',
  'しまう',
  'いらっしゃる',
  'ござる',
]);
const PLAIN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    いただく: '食べる',
    召し上がる: '食べる',
    なさる: 'する',
    される: 'する',
    いたす: 'する',
    なに: '何',
    なん: '何',
    だれ: '誰',
    いい: '良い',
    よい: '良い',
    いく: '行く',
    いっしょ: '一緒',
    ほんと: '本当',
    ほんとう: '本当',
    わかる: '分かる',
    できる: '出来る',
    たべる: '食べる',
    かえる: '帰る',
    みんな: '皆',
    どっち: 'どちら',
    こっち: 'こちら',
  }),
);

const NOBODY: ReadonlySet<string> = new Set();

/** Content words in dictionary form; fillers, vocatives, particles and endings gone. */
export function coreOf(
  morphemes: readonly Morpheme[],
  names: Pick<ListedNames, 'has'> = NOBODY,
): string {
  return withoutVocative(morphemes, names)
    .filter((m, i, all) => isContent(m) && !isPolitePast(m, all[i - 1]))
    .map((m) =>
      (PLAIN.get(m.base) ?? m.base).replace(
        /(?:(?<![ァ-ヶー〜～])[ー〜～]+|(?<=[ァ-ヶ][ー〜～])[ー〜～]+)$/u,
        '',
      ),
    )
    .join('');
}

/** 何時でしたっけ asks what 何時ですか asks. */
function isPolitePast(m: Morpheme, before: Morpheme | undefined): boolean {
  return m.base === 'た' && (before?.base === 'です' || before?.base === 'だ');
}

function isContent(m: Morpheme): boolean {
  if (m.pos === '記号' || m.pos === '感動詞' || m.pos === 'フィラー' || m.pos === '接続詞')
    return false;
  if (FILLERS.has(m.surface) && m.pos !== '動詞' && m.pos !== '助動詞') return false;
  if (m.pos === '助詞')
    return (
      !DROPPED_PARTICLES.has(m.surface) &&
      m.detail !== '終助詞' &&
      m.detail !== '接続助詞' &&
      m.detail !== '副助詞／並立助詞／終助詞'
    );
  if (m.pos === '名詞' && isSelf(m.surface)) return false;
  if (m.pos === '助動詞') return !DROPPED_AUXILIARIES.has(m.base);
  if (m.pos === '名詞' && m.detail === '非自立') return !DROPPED_NOUNS.has(m.surface);
  if (m.pos === '接頭詞') return m.surface !== 'お' && m.surface !== 'ご';
  return !(m.pos === '動詞' && m.detail === '非自立' && DROPPED_VERBS.has(m.base));
}

/** あゆ、… and …、姉様: calling someone asks nothing. */
function withoutVocative(
  morphemes: readonly Morpheme[],
  names: Pick<ListedNames, 'has'>,
): readonly Morpheme[] {
  const kept: Morpheme[] = [];
  for (let from = 0; from < morphemes.length; ) {
    let to = from;
    while (to < morphemes.length && morphemes[to]?.pos !== '記号') to += 1;
    const piece = morphemes.slice(from, to);
    if (!isCall(piece, names)) for (const morpheme of piece) kept.push(morpheme);
    from = to + 1;
  }
  return kept;
}

const DRAWN_OUT = /(?<![ーっ～〜])[ーっ～〜]+$/u;

/** ねえ、やな: a name and nothing else, after any interjection. */
function isCall(piece: readonly Morpheme[], names: Pick<ListedNames, 'has'>): boolean {
  if (piece.every((m) => m.detail2.startsWith('人名') || m.detail === '接尾')) return true;
  const called = piece.findIndex((m) => m.pos !== '感動詞' && m.pos !== 'フィラー');
  let word = '';
  for (let at = Math.max(called, 0); at < piece.length; at++) word += piece[at]?.surface ?? '';
  word = word.replace(DRAWN_OUT, '');
  return names.has(word) || isPersonWord(word);
}

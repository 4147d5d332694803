// Reads the endings of a predicate one by one: what each adds to its mood.
import type { Morpheme } from '../analyser/morpheme.ts';
import { GIVING_TO_SPEAKER, UNFINISHED } from '../data/endings.ts';
import type { Mood } from './types.ts';

/** What one ending adds; `te` after て, `stop` where the predicate is over. */
export function readEnding(
  m: Morpheme,
  {
    previous,
    te,
    moods,
  }: { readonly previous: Morpheme | undefined; readonly te: boolean; readonly moods: Set<Mood> },
): 'on' | 'te' | 'stop' {
  if (m.pos === '助動詞') return readAuxiliary(m, previous, moods);
  if (m.pos === '動詞' && m.detail === '接尾') {
    if (m.base === 'れる' || m.base === 'られる') moods.add('passive');
    if (m.base === 'せる' || m.base === 'させる') moods.add('causative');
    if (m.form.startsWith('命令')) moods.add('request');
    return 'on';
  }
  if (
    m.pos === '助詞' &&
    m.detail === '接続助詞' &&
    (m.surface === 'て' || m.surface === 'で' || m.surface === 'ちゃ')
  )
    return 'te';
  if (m.base === 'する' && !te && previous?.pos === '動詞' && previous.form === '連用形')
    return 'on'; // お持ちする
  if (m.pos === '動詞' && (te || m.detail === '非自立')) return readHelper(m, te, moods);
  if (m.pos === '形容詞' && m.detail === '非自立') {
    if (m.base === 'ほしい' || m.base === '欲しい') moods.add('wish');
    if (m.base === 'ない') moods.add('negative');
    return 'on';
  }
  if (m.pos === '形容詞' && te && (m.base === 'ほしい' || m.base === '欲しい')) {
    moods.add('wish');
    return 'on';
  }
  if (m.pos === '名詞' && m.detail === '接尾' && UNFINISHED.has(m.surface)) {
    moods.add('brokenOff');
    return 'on';
  }
  if (m.pos === '名詞' && m.surface === 'そう' && m.detail2 === '助動詞語幹') {
    moods.add('likeness');
    return 'on';
  }
  return 'stop';
}

function readAuxiliary(
  m: Morpheme,
  previous: Morpheme | undefined,
  moods: Set<Mood>,
): 'on' | 'stop' {
  switch (m.base) {
    case 'ない':
    case 'ぬ':
    case 'ん':
    case 'まい':
    case 'ず':
      moods.add('negative');
      break;
    case 'う':
    case 'よう':
      moods.add('volitional');
      break;
    case 'たい':
      moods.add('wish');
      break;
    case 'た':
    case 'だ':
      if (m.base === 'だ' && m.type === '特殊・ダ' && previous?.pos === '動詞') return 'stop';
      moods.add('past');
      break;
    case 'ます':
    case 'です':
      moods.add('polite');
      if (m.form === '命令ｉ') moods.add('request');
      break;
    case 'らしい':
      moods.add('hearsay');
      break;
    default:
      break;
  }
  return 'on';
}

function readHelper(m: Morpheme, te: boolean, moods: Set<Mood>): 'on' | 'stop' {
  if (m.base === 'てる' || m.base === 'でる') moods.add('ongoing');
  if (te && GIVING_TO_SPEAKER.has(m.base))
    moods.add(m.form.startsWith('命令') ? 'request' : 'favour');
  else if (
    te &&
    (m.base === 'いる' || m.base === 'る' || m.base === 'おる' || m.base === 'いらっしゃる')
  )
    moods.add('ongoing');
  else if (te && m.base === 'ある') moods.add('result');
  else if (te && (m.base === 'くる' || m.base === '来る')) moods.add('arriving');
  else if (m.detail !== '非自立') return 'stop';
  else if (m.base === 'くださる' || m.base === 'なさる') moods.add('request');
  if (m.form.startsWith('命令')) moods.add('request');
  return 'on';
}

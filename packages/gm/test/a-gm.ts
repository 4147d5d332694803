// A GM for tests, loaded once, with worlds on the wire written short.
import {
  createGm,
  type Gm,
  type GmMemory,
  type GmResponse,
  gmStep,
  NO_MEMORY,
  type WorldState,
} from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';

let loading: Promise<Gm> | undefined;

/** The GM, its analyser loaded once per process. */
export function aGm(): Promise<Gm> {
  loading ??= loadJapaneseTokenizer().then((japanese) => createGm({ analysers: { japanese } }));
  return loading;
}

/** A flat on a bright morning, in Japanese. */
export function flat(): WorldState {
  return {
    version: '0.1',
    time: { label: '朝', turn: 0, weather: '晴れ' },
    location: { current: 'キッチン' },
    locations: {
      キッチン: { exits: ['リビング'] },
      リビング: { exits: ['キッチン', { to: '書斎', via: '書斎のドア', locked: true }] },
      書斎: { exits: ['リビング'] },
    },
    characters: {
      やな: { status: ['起床済み'], holding: [], location: 'キッチン' },
      あゆ: { status: ['起床済み'], holding: ['ペン'], location: 'キッチン' },
    },
    props: {
      マグカップ: { location: 'キッチン', state: ['clean'] },
      コーヒーメーカー: { location: 'キッチン', state: ['off'], yields: ['コーヒー'] },
      冷蔵庫: { location: 'キッチン', state: ['closed'] },
      牛乳: { location: '冷蔵庫', state: [] },
      金庫: { location: 'キッチン', state: ['locked'], key: '小さな鍵' },
      小さな鍵: { location: 'リビング', state: [] },
      水差し: { location: 'キッチン', state: ['空'] },
      ラジオ: { location: 'キッチン', state: ['電池切れ'] },
      日記: { location: 'キッチン', state: [], owner: 'あゆ' },
      ペン: { location: 'あゆ', state: [] },
      テレビ: { location: 'リビング', state: ['off'] },
      リモコン: { location: 'リビング', state: [] },
      ソファ: { location: 'リビング', state: ['empty'] },
    },
    events: [],
  };
}

/** A ship on a rainy night, in English. */
export function ship(): WorldState {
  return {
    time: { label: 'night', weather: 'heavy rain' },
    locations: {
      bridge: { exits: ['galley', { to: 'brig', locked: true }] },
      galley: { exits: ['bridge'] },
      brig: { exits: ['bridge'] },
    },
    characters: {
      Mara: { location: 'bridge', holding: ['spyglass'], status: [] },
      Finn: { location: 'bridge', holding: [], status: [] },
    },
    props: {
      spyglass: { location: 'Mara', state: [] },
      'sea chart': { location: 'bridge', state: [] },
      lantern: { location: 'bridge', state: ['broken'] },
      'log book': { location: 'bridge', state: [], owner: 'Finn' },
      chest: { location: 'bridge', state: ['locked'], key: 'brass key' },
      'brass key': { location: 'galley', state: [] },
      flask: { location: 'bridge', state: ['empty'] },
      rum: { location: 'galley', state: [] },
      stove: { location: 'galley', state: ['off'], yields: ['stew'] },
    },
    events: [],
  };
}

export interface Asked {
  readonly world?: WorldState;
  readonly speaker?: string;
  readonly memory?: GmMemory;
}

/** What the GM says to one output. */
export function answer(
  gm: Gm,
  raw: string,
  { world = flat(), speaker = 'やな', memory = NO_MEMORY }: Asked = {},
): { response: GmResponse; memory: GmMemory } {
  return gmStep(gm, {
    request: { session_id: 'test', turn_number: 1, speaker, raw_output: raw, world_state: world },
    memory,
  });
}

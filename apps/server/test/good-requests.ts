// A body that each route takes well; those without a body need none.
import { GM_REQUEST_EXAMPLE } from '../src/api/gm-example.data.ts';
import { TINY } from './lab-with-run.ts';
import { PASSWORD } from './peopled.ts';

export const A_CARD = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: { name: 'Hana', description: 'Keeps bees.', first_mes: 'Mind the hive.' },
};

/** What some routes must be asked with. */
export const GOOD_QUERIES: Readonly<Record<string, string>> = {
  prompts: '?character=yana',
  reasons: '?seq=1',
  labTurn: '?cell=A/noisy/kitchen.kitchen_morning/1&turn=1',
};

/** Bodies that some routes understand and refuse. */
export const MORE_REQUESTS: Readonly<Record<string, readonly object[]>> = {
  startLabRun: [{ experiment: 'nowhere' }],
  createGarden: [{ pack: 'atlantis' }],
  createPack: [{ from: 'atlantis' }],
  createCharacter: [{ name: 'x', pack: 'atlantis' }],
  beginSession: [{ characterId: 'nobody' }],
  continueSession: [{ characterId: 'nobody', previousSessionId: 'none' }],
  askExport: [{ garden: `garden-${'0'.repeat(20)}` }],
};

export const GOOD_REQUESTS: Readonly<Record<string, object>> = {
  gmStep: GM_REQUEST_EXAMPLE,
  createGarden: { pack: 'kitchen', name: '<b>朝</b>', language: 'en', seed: 7 },
  takeTurn: { type: 'perform', actor: 'yana', text: '「おはよう」' },
  undo: {},
  redo: {},
  switch: { branch: 'main' },
  fork: {},
  edit: { patch: [{ op: 'test', path: '/seq', value: 0 }] },
  lock: { lock: ['/characters/yana/name'] },
  inject: { text: '電話が鳴る。' },
  chooseMinds: { everyone: 'instinct' },
  cancelCalls: {},
  performTurn: { actor: 'yana', seed: 5 },
  retakeTurn: { seq: 1, text: '「おやすみ」' },
  createPack: { files: { 'pack.yaml': 'id: b\nversion: 1.0.0' } },
  changePack: { revision: 1, changes: {} },
  undoPack: { revision: 2 },
  redoPack: { revision: 1 },
  changeSettings: { language: 'ja', tokensPerDay: 5_000 },
  packFromCard: A_CARD,
  importCard: A_CARD,
  move: { character: 'yana', place: 'living_room' },
  whisper: { character: 'yana', text: '外に出たい' },
  control: { character: 'yana', by: 'human' },
  setClock: { speed: 2, advanceMinutes: 5 },
  validatePack: { files: { 'pack.yaml': 'id: a' } },
  startLabRun: { text: TINY },
  signUp: { name: 'second', password: PASSWORD },
  changePassword: { current: PASSWORD, next: PASSWORD },
  deleteAccount: { password: PASSWORD },
  createCharacter: { name: 'ソラ' },
  endSession: {},
  execute: { actionText: '周りを見渡す', actionType: 'custom' },
  compileLog: { name: '宵', coreFragmentId: 'first_breath', subFragmentIds: [] },
  createToken: { name: 'a program', scope: 'read' },
};

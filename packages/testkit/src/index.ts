// What tests and benches of every package lean on; nothing that ships imports it.
export { Dice } from './dice.ts';
export { forAnySeed } from './for-any-seed.ts';
export { admissibleCommand, atTheEdge, randomCommand } from './random-command.ts';
export { HOSTILE_WORDS, randomJson } from './random-json.ts';
export { randomPatch } from './random-patch.ts';
export { anAct, doAct, doAll, stageRules } from './rows.ts';
export { aCharacter, aDocument, aPlace, aProp, aWorld, smallWorld } from './small-world.ts';

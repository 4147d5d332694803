// What tests and benches of every package lean on; nothing that ships imports it.
export { anAct, doAct, doAll, stageRules } from './rows.ts';
export { aCharacter, aDocument, aPlace, aProp, aWorld, smallWorld } from './small-world.ts';

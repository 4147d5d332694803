// What tests and benches of every package lean on; nothing that ships imports it.
export { aCharacter, aDocument, aPlace, aProp, aWorld, smallWorld } from './small-world.ts';

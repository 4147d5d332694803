// What is proved about a pack that has no mistakes in it: to add a proof, write it and list it here.
import { proveGoals } from './goals.ts';
import type { Proof } from './proof.ts';
import { soundWorlds } from './sound-worlds.ts';

export const PROOFS: readonly Proof[] = [soundWorlds, proveGoals];

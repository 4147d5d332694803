// What tests and benches of every package lean on; nothing that ships imports it.
export { aTown, aTownPlan } from './a-town.ts';
export { builtProgram } from './built-program.ts';
export { besideBusyPrograms } from './busy-programs.ts';
export { Dice } from './dice.ts';
export { forAnySeed } from './for-any-seed.ts';
export { type HakoniwaProcess, startHakoniwa } from './hakoniwa-process.ts';
export { type Reader, superLinear } from './hostile-texts/growth.ts';
export {
  HOSTILE_NAMES,
  HOSTILE_TEXTS,
  HOSTILE_TURNS,
  type HostileText,
} from './hostile-texts/index.ts';
export { loopbackDoor } from './loopback-door.ts';
export { GARBAGE, REFUSALS } from './model-behaviours/data/garbage.ts';
export {
  BEHAVIOURS,
  type Behaviour,
  type BehaviourOptions,
  type ScriptedTurn,
  scriptedBehaviours,
} from './model-behaviours/scripted-behaviours.ts';
export { kindsOf, SCRIPTED_SET_NAMES, type ScriptedSet } from './model-behaviours/scripted-sets.ts';
export type { CallLog, LoggedCall } from './model-servers/call-log.ts';
export type { AnswerAsk, ModelAsk, ModelReply } from './model-servers/model-ask.ts';
export {
  type FaultPlan,
  faultsBySeed,
  MODEL_FAULTS,
  type ModelFault,
} from './model-servers/model-fault.ts';
export { refusedUrl } from './model-servers/refused-url.ts';
export type { ScriptedServer, ScriptedServerOptions } from './model-servers/scripted-server.ts';
export { startScriptedOllama, startScriptedOpenAi } from './model-servers/start-servers.ts';
export { admissibleCommand, atTheEdge, randomCommand } from './random-command.ts';
export { HOSTILE_WORDS, randomJson } from './random-json.ts';
export { randomPatch } from './random-patch.ts';
export { readPack, SHIPPED } from './read-pack.ts';
export { anAct, doAct, doAll, stageRules } from './rows.ts';
export { schemasIn } from './schemas-in.ts';
export { SimulatedWall } from './simulated-wall.ts';
export { canMount, mountSmallDisk, type SmallDisk } from './small-disk.ts';
export { aCharacter, aDocument, aPlace, aProp, aWorld, smallWorld } from './small-world.ts';
export { openSwitch, type Switch } from './switched-port.ts';

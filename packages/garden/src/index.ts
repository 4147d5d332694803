// The garden: packs read from disk, the one rulebook, and the runtime with its single writer.
export { Garden, type GardenParts, type Notice, type Submitted } from './garden.ts';
export { checkPack, type LoadPack, loadPack, PackProblemsError } from './load-pack.ts';
export {
  type ModelCast,
  modelCast,
  type OpenModel,
  openModel,
  recordedModel,
} from './model-run.ts';
export { type ModelAddress, ModelFormError, parseModelAddress } from './model-run-address.ts';
export { createRecording, RecordingError, readRecording } from './model-run-journal.ts';
export { type OpenedScene, type OpenScene, openScene } from './open-scene.ts';
export { PackFolderError, readPackFolder } from './read-pack-folder.ts';
export { Recollection } from './recollection.ts';
export { gardenRules } from './rules.ts';
export { runScene, type SceneParts, type SceneTurn } from './scene.ts';
export {
  type Simulation,
  SimulationCount,
  type SimulationReport,
  type SimulationStep,
  simulate,
} from './simulate.ts';
export { commandsOf, type Mind, rngFor, type TakenTurn, type TurnParts, takeTurn } from './turn.ts';

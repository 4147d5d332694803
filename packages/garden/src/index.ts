// The garden: packs read from disk, the one rulebook, and the runtime with its single writer.
export { Garden, type GardenParts, type Notice, type Submitted } from './garden.ts';
export { checkPack, type LoadPack, loadPack, PackProblemsError } from './load-pack.ts';
export { PackFolderError, readPackFolder } from './read-pack-folder.ts';
export { gardenRules } from './rules.ts';

// The model mind: the one part of the actors that waits for somebody else.
export { type ModelMindOptions, modelMind } from './model-mind.ts';

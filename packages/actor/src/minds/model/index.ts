// The model mind: the one part of the actors that waits for somebody else.
export { type CriticLine, criticise } from './critic.ts';
export { modelMind } from './model-mind.ts';
export type { CallNews, ModelMindOptions } from './options.ts';

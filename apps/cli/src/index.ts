// The CLI as a library: what tests run.
export type { Screen } from './command.ts';
export { type Invocation, run } from './run.ts';

// The CLI as a library: what tests run.
export { type Invocation, run } from './run.ts';

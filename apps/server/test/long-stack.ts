// The files a piece of work came through: the stack at a point, and the stacks at which all it waited for was begun.
import { createHook, executionAsyncId } from 'node:async_hooks';

interface Begun {
  readonly stack: readonly string[];
  readonly by: number;
}

/** Stacks from the first to the last, each with the files of its frames from the outermost in. */
export type LongStack = readonly (readonly string[])[];

/** Follows all that is begun from now on; `stack` says where the work at hand came from. */
export function followStacks(root: string): { stack: () => LongStack; stop: () => void } {
  const begun = new Map<number, Begun>();
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 100;
  const here = () => filesIn(new Error('here').stack ?? '', root);
  const hook = createHook({
    init: (id) => void begun.set(id, { stack: here(), by: executionAsyncId() }),
  }).enable();
  const stack = () => {
    const stacks: (readonly string[])[] = [here()];
    for (let at = begun.get(executionAsyncId()); at; at = begun.get(at.by)) stacks.push(at.stack);
    return stacks.reverse();
  };
  const stop = () => {
    hook.disable();
    Error.stackTraceLimit = limit;
  };
  return { stack, stop };
}

/** Sources of ours in a stack, the outermost first. */
function filesIn(stack: string, root: string): readonly string[] {
  const files = stack.split('\n').flatMap((line) => {
    const at = line.indexOf(root);
    const path = at < 0 ? '' : (line.slice(at + root.length).split(':')[0] ?? '');
    return /^(?:apps|packages)\/[a-z]+\/src\/.*(?<!\.test)\.ts$/.test(path) ? [path] : [];
  });
  return files.reverse();
}

// JSON pointers (RFC 6901): from text to steps and back.
import { PatchError } from './operation.ts';

/** The steps of a pointer; `~1` is a slash and `~0` a tilde inside a step. */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) throw new PatchError('BAD_POINTER', pointer);
  const steps = pointer.slice(1).split('/');
  if (pointer.includes('~')) {
    for (let i = 0; i < steps.length; i++) steps[i] = unescapeStep(steps[i] as string, pointer);
  }
  return steps;
}

/** A pointer made of steps. */
export function pointer(...steps: readonly (string | number)[]): string {
  let path = '';
  for (const step of steps) path += `/${typeof step === 'number' ? step : escapeStep(step)}`;
  return path;
}

/** Hardly any step has to be escaped, and this runs for every operation of every event. */
function escapeStep(step: string): string {
  if (!step.includes('~') && !step.includes('/')) return step;
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescapeStep(step: string, whole: string): string {
  if (!step.includes('~')) return step;
  if (/~(?![01])/.test(step)) throw new PatchError('BAD_POINTER', whole);
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

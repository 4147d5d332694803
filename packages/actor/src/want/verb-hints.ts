// Which verbs may make or take away which states: hints for what is worth a try, never what comes of it.
import type { Condition } from '@hakoniwa/stage';

/** Verbs that may give a thing a state. Hints alone: the laws decide. */
export const MAKES: Readonly<Record<string, readonly string[]>> = {
  open: ['open'],
  closed: ['close'],
  on: ['switch-on', 'use'],
  off: ['switch-off'],
  locked: ['lock'],
  broken: ['force'],
};
/** Verbs that may take a state away. */
export const UNMAKES: Readonly<Record<string, readonly string[]>> = {
  locked: ['unlock', 'force'],
  open: ['close'],
  closed: ['open'],
  on: ['switch-off'],
  off: ['switch-on'],
};

/** Whether one verb takes back what another makes. */
export function takesBack(verb: string, other: string): boolean {
  if (verb === 'take') return other === 'put';
  return Object.entries(MAKES).some(
    ([meaning, makers]) => makers.includes(other) && UNMAKES[meaning]?.includes(verb) === true,
  );
}

/** What is so once a deed is done, as far as its verb says it. */
export function madeBy(verb: string, prop: string): Condition[] {
  return Object.entries(MAKES).flatMap(([has, [usual]]) =>
    usual === verb ? [{ state: { prop, has } }] : [],
  );
}

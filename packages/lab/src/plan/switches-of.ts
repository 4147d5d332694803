// The switches of an arm as they are played, from how the arm is written.
import type { Arm } from '../experiment/schema.ts';
import type { Switches } from './cell.ts';

/** `gm: observe` is no GM that does anything; without a word on retries they come with the GM. */
export function switchesOf({ inject, gm, retries, tries, sanitizer, storyteller }: Arm): Switches {
  return {
    ...{ inject, gm: gm === true, sanitizer, storyteller },
    ...(gm === 'observe' ? { observe: true } : {}),
    ...(retries === true && gm !== true ? { retries: true } : {}),
    ...(tries === undefined ? {} : { tries }),
  };
}

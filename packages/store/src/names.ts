// Names of gardens and branches: any text a person may choose, as long as every store can hold it.
import { InvalidNameError } from './errors.ts';
import { limits } from './limits.ts';

/** Refuses what some store could not keep: nothing, too much, control characters, broken text. */
export function checkName(name: string): void {
  if (typeof name !== 'string' || name === '') throw new InvalidNameError('it is empty');
  if (name.length > limits.nameLength) {
    throw new InvalidNameError(`${name.length} characters, at most ${limits.nameLength}`);
  }
  if (/\p{Cc}/u.test(name)) throw new InvalidNameError('it has control characters');
  if (!name.isWellFormed()) throw new InvalidNameError('it is not well-formed text');
}

// Where a file stands in a pack: a name inside of it, and never a way out for whoever unpacks it.
import { isSoundText } from '../base/sound-text.ts';
import { limits } from '../limits.ts';

/** Whether a path is relative, with forward slashes, plain characters and without tricks. */
export function isPackPath(path: string): boolean {
  if (path.length > limits.packPathLength || !isSoundText(path) || /[\\:\p{Cc}]/u.test(path))
    return false;
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

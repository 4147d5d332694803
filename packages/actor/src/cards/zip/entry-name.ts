// Names in archives: labels to find an entry by, never paths; what could lead astray is refused.
import { PROTOTYPE_KEYS } from '@hakoniwa/stage';
import { limits } from '../limits.ts';

const CODE = /(^|\/)code\/|\.(lua|js|mjs|cjs|ts|wasm|py|sh|bat|cmd|ps1|exe|dll|so|risum)$/i;

/** Whether a name stays inside its archive on every system, even for those who do use it as a path. */
export function isSafeName(name: string): boolean {
  if (name.length === 0 || name.length > limits.entryNameLength) return false;
  if (name.startsWith('/') || /^[A-Za-z]:/.test(name) || name.includes('\\')) return false;
  // A name may be decoded once more by whoever reads the archive next.
  if (/%2e|%2f|%5c|%00/i.test(name)) return false;
  if (hasControl(name)) return false;
  const parts = name.replace(/\/$/, '').split('/');
  return parts.every((part) => !['', '.', '..'].includes(part) && !PROTOTYPE_KEYS.has(part));
}

function hasControl(name: string): boolean {
  return [...name].some((letter) => letter < ' ' || letter === '\u007f');
}

/** Whether an entry is a program, which is never unpacked. */
export function isCodeName(name: string): boolean {
  return CODE.test(name);
}

// Macros of cards, opened for our own text; the card keeps them as they are.
import { limits } from '../limits.ts';

export interface MacroNames {
  /** Who {{char}} is. */
  readonly char: string;
  /** Who {{user}} is. */
  readonly user: string;
}

const MACRO = /\{\{([^{}]*)\}\}/g;

/** The text with its macros opened. Where they ask for chance, the first choice stands. */
export function openMacros(text: string, cast: MacroNames): string {
  // A name with braces in it could write macros of its own.
  const char = cast.char.replace(/[{}<>]/g, '');
  const user = cast.user.replace(/[{}<>]/g, '');
  let open = text.replace(/<BOT>/gi, () => char).replace(/<USER>/gi, () => user);
  for (let depth = 0; depth < limits.macroDepth && open.includes('{{'); depth++) {
    open = open.replace(MACRO, (whole, body: string) => opened(body, { char, user }) ?? whole);
  }
  return open;
}

function opened(body: string, { char, user }: MacroNames): string | undefined {
  const trimmed = body.trim();
  if (trimmed.startsWith('//')) return '';
  const colon = trimmed.indexOf(':');
  const name = (colon < 0 ? trimmed : trimmed.slice(0, colon)).trim().toLowerCase();
  const value = colon < 0 ? '' : trimmed.slice(colon + 1);
  switch (name) {
    case 'char':
      return char;
    case 'user':
      return user;
    case 'random':
    case 'pick':
      return firstChoice(value);
    case 'roll':
      return '1';
    case 'hidden_key':
    case 'comment':
      return '';
    case 'reverse':
      return [...value].reverse().join('');
    default:
      return undefined;
  }
}

/** Up to the first comma that is not escaped. */
function firstChoice(list: string): string {
  const [first = ''] = list.split(/(?<!\\),/);
  return first.replaceAll('\\,', ',').trim();
}

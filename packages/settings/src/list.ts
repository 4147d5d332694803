// The check of a setting that is a list with commas.
import { isIP } from 'node:net';
import { z } from 'zod';

/** Words between commas, each of a certain kind. */
export function list(kind: keyof typeof KINDS): z.ZodType<readonly string[], string | undefined> {
  const split = (text: string) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  return z
    .string()
    .default('')
    .transform(split)
    .refine((words) => words.every(KINDS[kind]), { message: kind });
}

const KINDS = {
  'host names': (word: string) => /^[\w.:[\]-]+$/.test(word),
  origins: (word: string) => URL.canParse(word) && new URL(word).origin === word,
  'addresses or ranges': (word: string) => {
    const [ip = '', bits = '0', ...more] = word.split('/');
    const most = isIP(ip) === 4 ? 32 : 128;
    return more.length === 0 && isIP(ip) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
  },
} as const;

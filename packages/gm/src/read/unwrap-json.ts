// Turns a JSON answer into the plain form the reader knows: Thought, Output, acts in asterisks.
import { WORDS } from '../language/words.ts';
import { parseLenient } from './lenient-json.ts';

/** The plain text of a JSON answer and whether it was broken. */
export interface Unwrapped {
  readonly text: string;
  readonly mended: boolean;
}

type Part = 'thought' | 'speech' | 'act' | 'who';
const KEYS: ReadonlyMap<string, Part> = new Map(
  (
    [
      ['thought', WORDS.thoughtKeys],
      ['speech', WORDS.speechKeys],
      ['act', WORDS.actKeys],
      ['who', WORDS.speakerKeys],
    ] as const
  ).flatMap(([part, keys]) => [...keys].map((key) => [key, part])),
);

/** The plain form, if the text is a JSON answer with keys we know. */
export function unwrapJson(raw: string): Unwrapped | undefined {
  const body = withoutFence(raw.trim());
  if (!body.startsWith('{') && !body.startsWith('[')) return undefined;
  const parsed = parseLenient(body);
  if (parsed === undefined) return undefined;
  const lines = (Array.isArray(parsed.value) ? parsed.value : [parsed.value]).map(plainTurn);
  if (lines.length === 0 || lines.some((line) => line === undefined)) return undefined;
  return { text: lines.join('\n'), mended: parsed.mended };
}

function withoutFence(text: string): string {
  if (!text.startsWith('```')) return text;
  const opened = text.replace(/^```[a-zA-Z]{0,12}/u, '').trim();
  return opened.endsWith('```') ? opened.slice(0, -3).trim() : opened;
}

function plainTurn(value: unknown): string | undefined {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  const thoughts: string[] = [];
  const output: string[] = [];
  let who = '';
  let known = false;
  for (const [key, field] of Object.entries(value)) {
    const part = KEYS.get(key.trim().toLowerCase());
    if (part === undefined) continue;
    known ||= part !== 'who';
    if (part === 'who') who = `${String(field)}: `;
    else if (part === 'thought') thoughts.push(...strings(field));
    else if (part === 'speech') output.push(...strings(field));
    else
      output.push(
        ...list(field)
          .map(plainAct)
          .filter((act) => act !== ''),
      );
  }
  if (!known) return undefined;
  const thought = thoughts.length === 0 ? '' : `Thought: ${thoughts.join(' ')}\n`;
  return `${thought}Output:\n${who}${output.join(' ')}`;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(strings);
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(strings);
}

function plainAct(value: unknown): string {
  if (typeof value === 'string') return markedAct(value);
  if (value === null || typeof value !== 'object') return '';
  const fields = Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key.toLowerCase(), field]),
  );
  const verb = fields.intent ?? fields.type ?? fields.verb ?? fields.action;
  const target = fields.target ?? fields.object ?? fields.item ?? fields.argument;
  if (typeof verb !== 'string')
    return typeof fields.detail === 'string' ? markedAct(fields.detail) : '';
  return typeof target === 'string' ? `(${verb}: ${target})` : `(${verb})`;
}

function markedAct(text: string): string {
  const bare = text.trim();
  if (bare === '') return '';
  if (/^[*(（[].*[*)）\]]$/u.test(bare) || /^[A-Z_]{2,12}(?:\s*[:：].*)?$/u.test(bare))
    return /^[A-Z_]/u.test(bare) ? `(${bare})` : bare;
  return `*${bare.replaceAll('*', '').replaceAll('\n', ' ')}*`;
}

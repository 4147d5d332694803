// What an event tells, as a log keeps it: words that its command says already are named by their part, intents of nothing in particular by their kind.
import { canonicalJson } from '../base/canonical.ts';
import { isJsonObject, type Json } from '../base/json.ts';
import type { SealedEvent } from './sealed-event.ts';

/** Where a written event says which part of its command holds its words. */
export const WORDS_PART = 'words';

/** The detail as it is written, with the part its words stand in; nothing where it is written as it is. */
export function writtenDetail({ detail, command }: SealedEvent): object {
  if (!isJsonObject(detail)) return {};
  const { speech, says, ...rest } = detail;
  const part = partsIn(command).findIndex(
    (one) =>
      isJsonObject(one) &&
      one.say !== undefined &&
      one.say === speech &&
      says !== undefined &&
      canonicalJson(one.acts ?? null) === canonicalJson(says),
  );
  const intents = writtenIntents(detail.intents);
  if (part < 0) return intents ? { detail: { ...detail, intents } } : {};
  return { detail: { ...rest, ...(intents ? { intents } : {}) }, [WORDS_PART]: part };
}

/** The detail that was written; nothing where it was written as it is. */
export function readDetail({
  detail,
  command,
  [WORDS_PART]: part,
}: {
  readonly [key: string]: Json;
}): {
  readonly detail?: Json;
} {
  if (!isJsonObject(detail)) return {};
  const intents = readIntents(detail.intents);
  const said = typeof part === 'number' ? partsIn(command)[part] : undefined;
  const words = isJsonObject(said) ? { speech: said.say ?? null, says: said.acts ?? null } : {};
  return { detail: { ...detail, ...(intents ? { intents } : {}), ...words } };
}

/** The parts of a turn, as a command says or answers it. */
function partsIn(command: unknown): readonly Json[] {
  const { type, value, ...rest } = isJsonObject(command) ? command : {};
  const { parts } = type === 'answer' && isJsonObject(value) ? value : rest;
  return Array.isArray(parts) ? parts : [];
}

/** Intents of nothing in particular as their kind alone; undefined where there is no list of them. */
function writtenIntents(intents: Json | undefined): Json[] | undefined {
  if (!Array.isArray(intents)) return undefined;
  return intents.map((one) => {
    const isPlain = isIntent(one) && one.detail === null && one.target === null;
    return isPlain && typeof one.intent === 'string' ? one.intent : one;
  });
}

function readIntents(intents: Json | undefined): Json[] | undefined {
  if (!Array.isArray(intents)) return undefined;
  return intents.map((one) =>
    typeof one === 'string' ? { intent: one, detail: null, target: null } : one,
  );
}

/** Whether an event has already what its short form would be known by. */
export function isLikeShort(event: SealedEvent): boolean {
  const { detail } = event;
  const intents = isJsonObject(detail) ? detail.intents : undefined;
  const hasWords = Array.isArray(intents) && intents.some((one) => typeof one === 'string');
  return hasWords || Object.hasOwn(event, WORDS_PART);
}

interface Intent {
  readonly intent: Json;
  readonly detail: Json;
  readonly target: Json;
}

function isIntent(value: Json): value is Json & Intent {
  if (!isJsonObject(value) || Object.keys(value).length !== 3) return false;
  return value.intent !== undefined && value.detail !== undefined && value.target !== undefined;
}

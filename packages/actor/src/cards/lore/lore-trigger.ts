// What calls a piece of lore to mind, in our own words.
import type { BookEntry } from '../schema/book.ts';
import { splitDecorators } from './decorators.ts';

/** How second words count: one of them, all, not one, or not all. */
export const SECOND_LOGICS = ['any', 'notAll', 'notAny', 'all'] as const;
export type SecondLogic = (typeof SECOND_LOGICS)[number];

export interface LoreTrigger {
  /** Any of these words calls it. */
  readonly keys: readonly string[];
  /** Then these must agree. */
  readonly second: { readonly keys: readonly string[]; readonly logic: SecondLogic } | undefined;
  /** None of these may be there. */
  readonly without: readonly string[];
  /** Patterns among the keys; kept for other programs, never run here. */
  readonly patterns: readonly string[];
  /** Always in mind. */
  readonly isConstant: boolean;
  readonly isEnabled: boolean;
  readonly isCaseSensitive: boolean;
  /** Undefined: whole words where words are set apart, anywhere in Japanese. */
  readonly wholeWords: boolean | undefined;
  /** Lower stands earlier. */
  readonly order: number;
  /** Lower is dropped first. */
  readonly priority: number;
  readonly position: 'before' | 'after';
}

/** The trigger of an entry, with what its decorators add. */
export function triggerOf(entry: BookEntry): LoreTrigger {
  const { decorators } = splitDecorators(entry.content);
  const named = (name: string) =>
    decorators.filter((one) => one.name === name).flatMap(({ value }) => words(value));
  const has = (name: string) => decorators.some((one) => one.name === name);
  const written = [...entry.keys.map((key) => key.trim()), ...named('additional_keys')];
  const isPattern = (key: string) => isSlashed(key) || isPatternEntry(entry);
  const patterns = written.filter((key) => key !== '' && isPattern(key));
  return {
    keys: written.filter((key) => key !== '' && !isPattern(key)),
    second: secondOf(entry),
    without: named('exclude_keys'),
    patterns,
    isConstant: has('activate') || (entry.constant === true && !isPatternEntry(entry)),
    isEnabled: entry.enabled && !has('dont_activate'),
    isCaseSensitive: entry.case_sensitive ?? false,
    wholeWords: flag(entry.extensions.match_whole_words),
    order: entry.insertion_order,
    priority: entry.priority ?? entry.insertion_order,
    position: entry.position === 'after_char' ? 'after' : 'before',
  };
}

function words(value: string): string[] {
  return value.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));
}

function isSlashed(key: string): boolean {
  return /^\/.+\/[a-z]*$/s.test(key);
}

/** One program marks every entry as a pattern although only slashed keys are; its fields show it. */
function isPatternEntry({ use_regex, extensions }: BookEntry): boolean {
  const isMarkedBlindly = 'selectiveLogic' in extensions || 'display_index' in extensions;
  return use_regex === true && !isMarkedBlindly;
}

function secondOf(entry: BookEntry): LoreTrigger['second'] {
  const keys = (entry.secondary_keys ?? []).map((key) => key.trim()).filter((key) => key !== '');
  if (entry.selective !== true || keys.length === 0 || isPatternEntry(entry)) return undefined;
  return { keys, logic: SECOND_LOGICS[Number(entry.extensions.selectiveLogic ?? 0)] ?? 'any' };
}

function flag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

// A pattern of a habit with the parts of a turn in it.
import { inForm } from './good-line.ts';
import type { ScriptedLanguage } from './scripted-language.ts';
import type { SloppyTurn } from './sloppy-kinds.ts';

/** Puts the parts of a turn where a pattern names them; braces that name none stay. */
function filled(pattern: string, turn: SloppyTurn): string {
  const { name, other, gesture, words, first, second, thought } = turn;
  const form = inForm(turn, turn.language);
  const parts = { name, other, act: gesture, words, first, second, thought, form };
  return pattern.replace(
    /\{(\w+)\}/g,
    (braces, part: string) => (parts as Readonly<Record<string, string>>)[part] ?? braces,
  );
}

/** Habits that are patterns, each with one in every language. */
export function patternKinds<Kind extends string>(
  patterns: Readonly<Record<ScriptedLanguage, Readonly<Record<Kind, string>>>>,
): Readonly<Record<Kind, (turn: SloppyTurn) => string>> {
  const kinds = Object.keys(patterns.ja) as Kind[];
  return Object.fromEntries(
    kinds.map((kind) => [kind, (turn: SloppyTurn) => filled(patterns[turn.language][kind], turn)]),
  ) as Readonly<Record<Kind, (turn: SloppyTurn) => string>>;
}

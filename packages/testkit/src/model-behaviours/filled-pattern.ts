// A pattern of a habit with the parts of a turn in it.
import { inForm } from './good-line.ts';
import type { SloppyTurn } from './sloppy-kinds.ts';

/** Puts the parts of a turn where a pattern names them; braces that name none stay. */
export function filled(pattern: string, turn: SloppyTurn): string {
  const { name, other, gesture, words, first, second, thought } = turn;
  const form = inForm(turn, turn.language);
  const parts = { name, other, act: gesture, words, first, second, thought, form };
  return pattern.replace(
    /\{(\w+)\}/g,
    (braces, part: string) => (parts as Readonly<Record<string, string>>)[part] ?? braces,
  );
}

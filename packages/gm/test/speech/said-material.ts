// Spoken lines that people cut and labelled by what each part does, by six writers in each language.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { SPEECH_ACTS, type TextLanguage } from '@hakoniwa/stage';
import { z } from 'zod';

const FOLDER = new URL('../../fixtures/said/', import.meta.url);

/** Who wrote the lines; each wrote in both languages. */
export const WRITERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type Writer = (typeof WRITERS)[number];

/** What a part may do; `-` is nothing. */
export const LABELS: readonly string[] = ['-', ...SPEECH_ACTS.filter((act) => act !== 'ask')];

const label = z.string().refine((one) => LABELS.includes(one));
export const lineSchema = z.object({
  before: z.string(),
  text: z.string().min(1),
  /** Stretches that join to the text, with what they do: the best reading first, then others that are fair. */
  segs: z
    .array(
      z.tuple([
        z.string(),
        z.string().transform((acts) => z.array(label).min(1).parse(acts.split('/'))),
      ]),
    )
    .min(1),
});

/** A line with the line before it, which may be empty. */
export type SaidLine = Readonly<z.infer<typeof lineSchema>>;

/** The lines of a writer. */
export function saidLines(language: TextLanguage, writer: Writer): readonly SaidLine[] {
  const text = brotliDecompressSync(
    readFileSync(new URL(`${language}-${writer}.jsonl.br`, FOLDER)),
  );
  const rows = text
    .toString('utf8')
    .split('\n')
    .filter((row) => row !== '');
  return rows.map((row) => lineSchema.parse(JSON.parse(row)));
}

// A file of a section, as far as it could be read.
import type { z } from 'zod';
import type { Path, YamlFile } from './yaml/yaml-file.ts';

/** A file of a section as far as it could be read. */
export interface SectionFile extends YamlFile {
  readonly section: string;
  readonly schema: z.ZodType;
  /** What the schema accepted; parts with mistakes are left out of it. */
  readonly accepted: unknown;
  /** First keys whose entries had to be left out altogether. */
  readonly leftOut: ReadonlySet<string>;
  /** Whether something under a path was refused: nothing is concluded from its absence. */
  readonly isDamaged: (path: Path) => boolean;
  /** Whether nothing of it could be used. */
  readonly isBroken: boolean;
}

// A file of a section, as far as it could be read.
import type { z } from 'zod';
import type { YamlFile } from './yaml/yaml-file.ts';

/** A file of a section as far as it could be read. */
export interface SectionFile extends YamlFile {
  readonly section: string;
  readonly schema: z.ZodType;
  /** What the schema accepted; entries with mistakes are left out of it. */
  readonly accepted: unknown;
  /** First keys under which something is wrong: do not conclude anything from their absence. */
  readonly damaged: ReadonlySet<string>;
  /** Whether nothing of it could be used. */
  readonly isBroken: boolean;
}

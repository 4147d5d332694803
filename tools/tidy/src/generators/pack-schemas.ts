// docs/reference/pack/*.schema.gen.json: the shapes of a pack's files, for editors.
import { SESSION_SECTIONS } from '@hakoniwa/sessions';
import { STAGE_SECTIONS, sectionJsonSchema } from '@hakoniwa/stage';
import type { Generator } from '../generator.ts';

/** One schema per kind of file. */
export const packSchemas: readonly Generator[] = [...STAGE_SECTIONS, ...SESSION_SECTIONS].map(
  (section) => ({
    file: `docs/reference/pack/${section.name}.schema.gen.json`,
    render: () => JSON.stringify(sectionJsonSchema(section), null, 2),
  }),
);

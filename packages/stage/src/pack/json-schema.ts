// The shape of a pack's files as JSON Schema, so that editors can help while one writes.
import { z } from 'zod';
import type { Json } from '../base/json.ts';
import type { PackSection } from './section.ts';

/** The JSON Schema of one section's files. */
export function sectionJsonSchema({ name, schema }: PackSection): Json {
  const { $schema, ...shape } = z.toJSONSchema(schema, { io: 'input' });
  return { $schema, title: `Hakoniwa pack: ${name}`, ...shape } as unknown as Json;
}

// Editors get one schema per kind of file, with all its fields.
import { expect, it } from 'vitest';
import { sectionJsonSchema } from './json-schema.ts';
import { STAGE_SECTIONS } from './sections/index.ts';

it('[K17] every section of the Stage has a JSON Schema of its own', () => {
  const schemas = new Map(STAGE_SECTIONS.map((one) => [one.name, sectionJsonSchema(one)]));
  expect([...schemas.keys()]).toEqual([
    'pack',
    'places',
    'props',
    'characters',
    'lore',
    'scenarios',
  ]);
  expect(schemas.get('pack')).toMatchObject({
    type: 'object',
    required: expect.arrayContaining(['id', 'languages']),
    additionalProperties: false,
  });
  expect(schemas.get('scenarios')).toMatchObject({
    properties: { goal: expect.anything(), cast: expect.anything() },
  });
});

// Golden schemas: what is accepted from outside, bound by bound; a change shows schema by schema.
import { fileURLToPath } from 'node:url';
import { schemasIn } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { z } from 'zod';

const src = fileURLToPath(new URL('../src', import.meta.url));

it('every schema accepts what it accepted; `vitest -u` writes them anew', async () => {
  const schemas = await schemasIn(src, (schema) =>
    z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }),
  );
  await expect(schemas).toMatchFileSnapshot('../fixtures/golden/schemas.txt');
});

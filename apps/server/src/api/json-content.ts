// Short ways to describe a JSON body and a JSON answer.
import type { z } from 'zod';
import type { Text } from '../locale/index.ts';
import type { Content, OperationAnswer } from './operation.ts';

/** JSON with a schema that has a name of its own. */
export function jsonContent(name: string, schema: z.ZodType): Content {
  return { type: 'application/json', name, schema };
}

/** An answer in JSON. */
export function jsonAnswer(description: Text, content: Content): OperationAnswer {
  return { description, content: [content] };
}

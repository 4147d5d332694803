// How a route describes itself: the part of OpenAPI we write, with texts by their key.
import type { z } from 'zod';
import type { Text } from '../locale/index.ts';

/** A content type with the schema of its body. */
export interface Content {
  readonly type: string;
  readonly schema?: z.ZodType;
  /** The schema's name among the document's components. */
  readonly name?: string;
  readonly example?: unknown;
}

export interface Parameter {
  readonly name: string;
  readonly description: Text;
  readonly schema: z.ZodType;
}

export interface Answer {
  readonly description: Text;
  readonly content: readonly Content[];
}

export interface Operation {
  readonly id: string;
  readonly summary: Text;
  readonly description?: Text;
  /** What stands in the path, all required. */
  readonly path?: readonly Parameter[];
  /** Query parameters, all optional. */
  readonly query?: readonly Parameter[];
  /** Headers it reads, all optional. */
  readonly headers?: readonly Parameter[];
  /** The body, in one or more types. */
  readonly body?: Content | readonly Content[];
  readonly answers: Readonly<Record<number, Answer>>;
}

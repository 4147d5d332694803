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
  /** A field that a model wrote: it may hold any text, and is mended. */
  readonly mended?: string;
}

export interface Parameter<T extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly description: Text;
  /** What it must be; one documented as a number is read as one. */
  readonly schema: T;
}

export interface OperationAnswer {
  readonly description: Text;
  readonly content: readonly Content[];
}

export interface ApiOperation {
  readonly id: string;
  readonly summary: Text;
  readonly description?: Text;
  /** What stands in the path, all required. */
  readonly path?: readonly Parameter[];
  /** Query parameters; one whose schema takes nothing may be left out. */
  readonly query?: readonly Parameter[];
  /** Headers it reads; the same holds of them. */
  readonly headers?: readonly Parameter[];
  /** The body, in one or more types. */
  readonly body?: Content | readonly Content[];
  readonly answers: Readonly<Record<number, OperationAnswer>>;
}

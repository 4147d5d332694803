// Reads untrusted JSON as a request, or says which field is wrong.
import { type GmRequest, gmRequestSchema } from './schema.ts';
import { surelyFits } from './surely-fits.ts';

export interface RequestProblem {
  /** The path of the bad field: `world_state.props.マグカップ.state`. */
  readonly path: string;
  readonly message: string;
}

export type ParsedRequest =
  | { readonly ok: true; readonly request: GmRequest }
  | { readonly ok: false; readonly problems: readonly RequestProblem[] };

const isRequest = surelyFits(gmRequestSchema);

/**
 * Checks the shape. The request itself is handed on as it came, because keys such as `__proto__`
 * are names like any other on the wire and a schema's copy would lose them.
 */
export function parseRequest(json: unknown): ParsedRequest {
  if (isRequest(json)) return { ok: true, request: json as GmRequest };
  const read = gmRequestSchema.safeParse(json);
  if (read.success) return { ok: true, request: json as GmRequest };
  return {
    ok: false,
    problems: read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  };
}

// Reads untrusted JSON as a request, or says which field is wrong.
import { type Misfit, misfitsOf } from './misfits.ts';
import { type GmRequest, gmRequestSchema } from './schema.ts';
import { surelyFits } from './surely-fits.ts';

export type RequestProblem = Misfit;

export type ParsedRequest =
  | { readonly ok: true; readonly request: GmRequest }
  | { readonly ok: false; readonly problems: readonly RequestProblem[] };

const isRequest = surelyFits(gmRequestSchema);
const misfitsIn = misfitsOf(gmRequestSchema);

/**
 * Checks the shape. The request itself is handed on as it came, because keys such as `__proto__`
 * are names like any other on the wire and a schema's copy would lose them.
 */
export function parseRequest(json: unknown): ParsedRequest {
  if (isRequest(json)) return { ok: true, request: json as GmRequest };
  const problems = misfitsIn(json);
  if (problems.length > 0) return { ok: false, problems };
  const read = gmRequestSchema.safeParse(json);
  if (read.success) return { ok: true, request: json as GmRequest };
  return {
    ok: false,
    problems: read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  };
}

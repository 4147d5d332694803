// What `hakoniwa gm` answers to one text: the judgement, or an error that names the bad field.
import { type GmResponse, type GmSessions, parseRequest, type RequestProblem } from '@hakoniwa/gm';
import { limits } from '../limits.ts';

export interface GmError {
  readonly error: {
    readonly code: 'NOT_JSON' | 'TOO_LARGE' | 'VALIDATION' | 'INTERNAL';
    readonly message: string;
    /** The first bad field; empty for the whole. */
    readonly path: string;
    /** The line of the input, counted from 1. */
    readonly line?: number;
    readonly problems: readonly RequestProblem[];
  };
}

export type GmAnswer = GmResponse | GmError;

/** Problems listed in one answer: enough to mend a request, and never a copy of it. */
const PROBLEMS_LISTED = 20;

/** Judges a text with the history of its session. */
export function judgeText(
  sessions: GmSessions,
  { text, line }: { readonly text: string; readonly line?: number | undefined },
): GmAnswer {
  let json: unknown;
  try {
    json = JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return failed('NOT_JSON', [{ path: '', message }], line);
  }
  const read = parseRequest(json);
  if (!read.ok) return failed('VALIDATION', read.problems.slice(0, PROBLEMS_LISTED), line);
  try {
    return sessions.step(read.request);
  } catch (error) {
    // A mistake of ours on one line must not take the answers of the other lines with it.
    return failed('INTERNAL', [{ path: '', message: String(error) }], line);
  }
}

/** The answer to a request over the limit. */
export function tooLong(line?: number): GmError {
  const message = `longer than ${limits.requestLength} characters`;
  return failed('TOO_LARGE', [{ path: '', message }], line);
}

const BYTE_ORDER_MARK = '\uFEFF';

function failed(
  code: GmError['error']['code'],
  problems: readonly RequestProblem[],
  line: number | undefined,
): GmError {
  const { path = '', message = '' } = problems[0] ?? {};
  return { error: { code, message, path, ...(line === undefined ? {} : { line }), problems } };
}

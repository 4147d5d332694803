// The tries of one performance: each looked over by the director, until one is good or none is left.
import { ModelAbortedError, ModelError } from '@hakoniwa/model';
import { type Directed, direct, keptOf } from '../../director/direct.ts';
import { limits } from '../../limits.ts';
import type { TurnRequests } from './asking.ts';

/** What came of the tries. */
export interface Rehearsal {
  /** The try that stands. */
  readonly directed: Directed;
  /** Everything the director found on the way. */
  readonly findings: readonly string[];
  /** Why the last repair never came, where a call for one failed. */
  readonly failure?: string;
}

/** Tries until the director is content; a repair that fails leaves what was good before it. */
export async function rehearse(
  asking: TurnRequests,
  thought: string | undefined,
): Promise<Rehearsal> {
  const tries: Directed[] = [];
  const findings: string[] = [];
  const guidance: string[] = [];
  const most = asking.options.repairs === false ? 1 : limits.repairs + 1;
  while (tries.length < most) {
    const purpose = tries.length === 0 ? 'performance' : 'repair';
    const raw = await asking.ask({ purpose, thought, guidance }).catch(keepFor(tries));
    if (raw instanceof ModelError) return { directed: best(tries), findings, failure: raw.code };
    const directed = direct(asking.options.gm, {
      context: asking.context,
      raw,
      options: {
        sanitizes: asking.options.sanitizes ?? true,
      },
    });
    tries.push(directed);
    if (directed.findings.length === 0) break;
    findings.push(...directed.findings.map(({ check, what }) => `${check}: ${what}`));
    guidance.push(...directed.findings.map((finding) => finding.guidance));
  }
  return { directed: best(tries), findings };
}

/** A failed call ends the tries only where one of them left something to keep. */
function keepFor(tries: readonly Directed[]) {
  return (error: unknown): ModelError => {
    const hasSomething = tries.some((one) => keptOf(one) !== '');
    if (!(error instanceof ModelError) || error instanceof ModelAbortedError || !hasSomething)
      throw error;
    return error;
  };
}

/** The latest try that leaves something: a later one was told more. */
function best(tries: readonly Directed[]): Directed {
  const found =
    tries.findLast(({ findings }) => findings.length === 0) ??
    tries.findLast((one) => keptOf(one) !== '') ??
    tries.at(-1);
  if (!found) throw new RangeError('a rehearsal has at least one try');
  return found;
}

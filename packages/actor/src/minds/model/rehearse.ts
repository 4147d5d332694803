// The tries of one performance: each looked over by the director, until one is good or none is left.
import { ModelAbortedError, ModelError } from '@hakoniwa/model';
import { type Directed, direct, floorFindings, keptOf } from '../../director/direct.ts';
import { limits } from '../../limits.ts';
import type { TurnRequests } from './asking.ts';

/** What came of the tries. */
export interface Rehearsal {
  /** The try that stands; none when nothing of any may be said. */
  readonly directed: Directed | undefined;
  /** Everything the director found on the way. */
  readonly findings: readonly string[];
  /** Verdicts of a GM that only looks on. */
  readonly observed?: readonly string[];
  /** The gravest finding of the floor in the last try. */
  readonly fault: string | undefined;
  /** Why the repair never came, where the call for it failed. */
  readonly failure?: string;
}

/** Tries until the director is content; a repair that fails leaves what was good before it. */
export async function rehearse(
  asking: TurnRequests,
  thought: string | undefined,
): Promise<Rehearsal> {
  const { gm, repairs, sanitizes = true, verdicts = 'repair' } = asking.options;
  const tries: Directed[] = [];
  const findings: string[] = [];
  const guidance: string[] = [];
  const observed: string[] = [];
  const most = 1 + (typeof repairs === 'number' ? repairs : repairs === false ? 0 : limits.repairs);
  const came = (failure?: string): Rehearsal => ({
    directed: repairs === false ? tries.at(-1) : best(tries),
    findings,
    ...(observed.length > 0 ? { observed } : {}),
    fault: tries.at(-1) && floorFindings(tries.at(-1) as Directed)[0]?.check,
    ...(failure === undefined ? {} : { failure }),
  });
  while (tries.length < most) {
    const purpose = tries.length === 0 ? 'performance' : 'repair';
    const draft = tries.at(-1)?.raw;
    const answer = await asking.ask({ purpose, thought, guidance, draft }).catch(keepFor(tries));
    if (answer instanceof ModelError) return came(answer.code);
    const { text: raw, finish, told } = answer;
    const { context } = asking;
    const seen = direct(gm, { context, raw, finish, told, options: { sanitizes } });
    const directed = verdicts === 'repair' ? seen : withoutVerdicts(seen);
    if (verdicts === 'observe') observed.push(...verdictsIn(seen));
    tries.push(directed);
    if (directed.findings.length === 0) break;
    findings.push(...directed.findings.map(({ check, what }) => `${check}: ${what}`));
    guidance.push(...directed.findings.map((finding) => finding.guidance));
  }
  return came();
}

/** The draft as it is left where verdicts lead to nothing. */
function withoutVerdicts(directed: Directed): Directed {
  return { ...directed, findings: directed.findings.filter(({ check }) => check !== VERDICT) };
}

function verdictsIn({ findings }: Directed): string[] {
  return findings.filter(({ check }) => check === VERDICT).map(({ what }) => what);
}

const VERDICT = 'preflight';

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
function best(tries: readonly Directed[]): Directed | undefined {
  return (
    tries.findLast(({ findings }) => findings.length === 0) ??
    tries.findLast((one) => keptOf(one) !== '')
  );
}

// The one switch by which what a mind set out to do becomes commands: acts, lines, activities of life.
import { UNDERTAKE } from '@hakoniwa/life';
import type {
  Act,
  CharacterId,
  Command,
  CommandOf,
  Operator,
  SpokenAct,
  TurnPart,
  Why,
} from '@hakoniwa/stage';

/** An operator as it is carried out now. */
export interface OperatorStep {
  readonly operator: Operator;
  /** The words of a line, with all that they do. */
  readonly words?: { readonly say: string; readonly acts: readonly SpokenAct[] } | undefined;
  readonly why?: Why | undefined;
}

/** What goes with the commands of a turn: what is intended by it with the first, the rest where something is said. */
export type TurnExtra = Partial<
  Pick<CommandOf<'perform'>, 'thought' | 'calls' | 'note' | 'intends'>
>;

/** Steps as commands, in their order: what is done and said together is one turn, and life is undertaken. */
export function operate(
  actor: CharacterId,
  steps: readonly OperatorStep[],
  { intends, ...extra }: TurnExtra = {},
): Command[] {
  const commands = turnsOf(steps).flatMap((turn): Command[] => {
    const parts = turn.map((step) => carriedOut(step));
    if (parts.some((part) => 'say' in part)) return [{ type: 'perform', actor, parts, ...extra }];
    return parts.flatMap((part) =>
      'do' in part ? [{ type: 'act', act: { ...part.do, actor }, ...reason(part) }] : [],
    );
  });
  const [first, ...rest] = commands;
  const isMeant = intends !== undefined && (first?.type === 'perform' || first?.type === 'act');
  return isMeant ? [{ ...first, intends }, ...rest] : commands;
}

/** What is undertaken in daily life stands alone; all between is done in one turn. */
function turnsOf(steps: readonly OperatorStep[]): (readonly OperatorStep[])[] {
  const turns: OperatorStep[][] = [];
  for (const step of steps) {
    const last = turns.at(-1);
    const isAlone = 'live' in step.operator || (last?.[0] && 'live' in last[0].operator);
    if (last && !isAlone) last.push(step);
    else turns.push([step]);
  }
  return turns;
}

/** The switch itself: an operator as a part of a turn. */
export function carriedOut({ operator, words, why }: OperatorStep): TurnPart {
  const because = reason({ why });
  if ('do' in operator) return { do: operator.do, ...because };
  if ('live' in operator) {
    const { action, target } = operator.live;
    const where = target === undefined ? {} : { target };
    return { do: { verb: UNDERTAKE, affordance: action, ...where }, ...because };
  }
  return { say: words?.say ?? '', acts: [...(words?.acts ?? [operator.line])], ...because };
}

function reason({ why }: { readonly why?: Why | undefined }): { why?: Why } {
  return why === undefined ? {} : { why };
}

/** An act as an operator: whoever carries it out does it. */
export function deedOperator({ actor: _actor, ...act }: Act): Operator {
  return { do: act };
}

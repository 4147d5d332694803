// Fits a prompt into its budget: parts marked whole are never cut, the others lose their oldest lines first.
import { estimateTokens } from '@hakoniwa/model';

export interface PromptPart {
  readonly group: 'stable' | 'slow' | 'fresh';
  readonly name: string;
  readonly text: string;
  /** `whole`: never cut. `tail`: the last lines are worth most. */
  readonly keep: 'whole' | 'tail';
  /** The lighter, the sooner it is cut. */
  readonly weight?: number;
  /** Lines that go at once when it is cut: what follows then stays as it is for some turns. */
  readonly linesAtOnce?: number;
}

export interface FittedPart extends PromptPart {
  readonly tokens: number;
  readonly isCut: boolean;
}

/** The parts as far as they fit; lighter ones are cut before heavier ones. */
export function fitBudget(
  parts: readonly PromptPart[],
  budgetTokens: number,
): { parts: FittedPart[]; tokens: number } {
  const fitted: FittedPart[] = parts.map((part) => ({
    ...part,
    tokens: estimateTokens(part.text),
    isCut: false,
  }));
  const order = [...fitted.keys()]
    .filter((i) => fitted[i]?.keep === 'tail')
    .sort((a, b) => (fitted[a]?.weight ?? 0) - (fitted[b]?.weight ?? 0));
  for (const i of order) {
    const over = total(fitted) - budgetTokens;
    const part = fitted[i];
    if (over <= 0 || !part) break;
    fitted[i] = shortened(part, part.tokens - over);
  }
  return { parts: fitted, tokens: total(fitted) };
}

function total(parts: readonly FittedPart[]): number {
  return parts.reduce((sum, { tokens }) => sum + tokens, 0);
}

/** Drops lines after the title until the part fits; an empty part is better than half a title. */
function shortened(part: FittedPart, room: number): FittedPart {
  const [title = '', ...lines] = part.text.split('\n');
  let kept = lines;
  while (kept.length > 0 && estimateTokens([title, ...kept].join('\n')) > room)
    kept = kept.slice(part.linesAtOnce ?? 1);
  const text = kept.length === 0 ? '' : [title, ...kept].join('\n');
  return { ...part, text, tokens: estimateTokens(text), isCut: true };
}

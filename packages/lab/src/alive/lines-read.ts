// The lines of a scene for people to score: what is done beside each, what it does as read, and what it answers.
import { worldFrom } from '@hakoniwa/stage';
import { handledIn, heardLines, type LineAsRead, saidLinesOf } from './heard-lines.ts';
import type { LivedScene } from './lived-scene.ts';
import { lineAnswered } from './talk-life.ts';

/** One line as it is printed. */
export interface PrintedLine extends Pick<LineAsRead, 'turn' | 'who' | 'text' | 'acts'> {
  /** The line whose words it answers, as read. */
  readonly answers?: Pick<LineAsRead, 'turn' | 'who'> | undefined;
  /** Whether it names what is done beside it. */
  readonly isBeside: boolean;
}

/** Every line of a scene, in order. */
export function printedLinesIn({ log, genesis }: LivedScene): PrintedLine[] {
  const handled = new Map(log.turns.map(({ turn, events }) => [turn, handledIn(events)]));
  const lines = heardLines(worldFrom(genesis), saidLinesOf(log));
  return lines.map(({ turn, who, text, acts, names }, index) => {
    const beside = handled.get(turn) ?? new Set<string>();
    const answers = lineAnswered(lines, index);
    return {
      ...{ turn, who, text, acts, isBeside: [...names].some((id) => beside.has(id)) },
      ...(answers ? { answers: { turn: answers.turn, who: answers.who } } : {}),
    };
  });
}

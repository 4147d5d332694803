// At most three cards for the next prompt: why not, that it stalls, what changed, and what could be next.
import { type Language, writingOf } from '@hakoniwa/stage';
import type { TriedInVain } from '../judge/violation.ts';
import { limits } from '../limits.ts';
import { gmWording } from '../locale/index.ts';
import { type Around, denialSentence, insteadSentence } from './guidance.ts';

export interface CardsFor {
  readonly violations: readonly TriedInVain[];
  readonly stallScore: number;
  /** The line the change left, if anything changed. */
  readonly change: string | undefined;
  readonly around: () => Around;
  /** Names talked about lately. */
  readonly topics: readonly string[];
  readonly language: Language;
}

/** The cards, the most pressing first. */
export function factCards(input: CardsFor): string[] {
  const words = gmWording(input.language);
  const [first] = input.violations;
  const denied = first
    ? [`${denialSentence(first, input.language)}${insteadFor(first, input)}`]
    : [];
  const stalled = input.stallScore > STALL_WARNING ? [words.stalled] : [];
  const changed = input.change === undefined ? [] : [words.changed.replace('{line}', input.change)];
  const topic = input.stallScore > STALL_TOPIC ? topicCard(input) : [];
  return [...denied, ...stalled, ...changed, ...topic]
    .slice(0, limits.factCards)
    .map((text) => `FACT: ${text}`);
}

function insteadFor(violation: TriedInVain, { around, language }: CardsFor): string {
  const sentence = insteadSentence(violation, { around: around(), language });
  return sentence === '' ? '' : `${writingOf(language).gap}${sentence}`;
}

/** Something on the Stage that nobody has spoken of lately. */
function topicCard({ around, topics, language }: CardsFor): string[] {
  const { here, exits } = around();
  const [name = exits[0]] = here(1, (one) => !topics.includes(one));
  return name === undefined ? [] : [gmWording(language).topic.replace('{names}', name)];
}

const STALL_WARNING = 0.5;
const STALL_TOPIC = 0.8;

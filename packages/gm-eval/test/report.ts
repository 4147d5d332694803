// Prints the figures and the failures of a run for people.
import type { CaseOutcome } from '../src/run-set.ts';
import { isDenied, type Score, type ScoreOptions } from '../src/score.ts';
import { sayShare, shareOf } from '../src/wilson.ts';

/** The lines of one score. */
export function reportScore(score: Score): string[] {
  return [
    `${score.name}: n ${score.n}, labelled ${score.labelled}, denied ${score.denials}`,
    ...(score.labelled === 0
      ? []
      : [
          `  recall          ${sayShare(score.recall)}`,
          `  false denials   ${sayShare(score.falseDenials)}`,
          `  wrong reasons   ${sayShare(score.wrongReasons)}`,
          `  intents missed  ${sayShare(score.intentsMissed)} (spurious in ${score.intentsSpurious})`,
        ]),
    `  speech lost ${score.speechLost}, patch errors ${score.patchErrors}, format wrong ${score.formatWrong}, crashes ${score.crashes}`,
    `  ${score.passed ? 'bars reached' : 'BARS MISSED'}`,
  ];
}

/** The failures, the gravest kinds first. */
export function reportFailures(score: Score): string[] {
  return score.failures.flatMap(({ kind, id, want, got, text }) => [
    `  ${kind} ${id}`,
    `    want ${want}`,
    `    got  ${got}`,
    `    text ${JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)}`,
  ]);
}

const LONGEST = 400;

/** The same turns as the original GM judged them; a demanded retry counts as a denial. */
export function reportPeer(
  outcomes: readonly CaseOutcome[],
  { uncertain = false }: ScoreOptions = {},
): string[] {
  const known = outcomes.filter(
    ({ one }) =>
      one.peer !== undefined && one.allowed !== undefined && (uncertain || !one.uncertain),
  );
  if (known.length === 0) return ['  the original GM: no recorded verdicts'];
  const denies = ({ one }: CaseOutcome) =>
    one.peer?.allowed === false ||
    (one.peer?.verdict !== undefined && one.peer.verdict !== 'passed');
  const wrong = known.filter(({ one }) => one.allowed === false);
  const harmless = known.filter(({ one }) => one.allowed === true);
  const line = (who: string, judge: (outcome: CaseOutcome) => boolean) =>
    `  ${who.padEnd(16)} recall ${sayShare(shareOf(wrong.filter(judge).length, wrong.length))}, false denials ${sayShare(shareOf(harmless.filter(judge).length, harmless.length))}`;
  return [line('the original GM', denies), line('this GM', isDenied)];
}

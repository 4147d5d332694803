// How a session ends: what is proposed, and what came of it.
import { safeText } from '../../output/safe-text.ts';
import type { RecordOf } from '../record.ts';
import { linesFrom, paragraphs } from './paragraphs.ts';
import type { Teller } from './teller.ts';

export function proposalText({ proposal }: RecordOf<'proposal'>, { say, paint }: Teller): string {
  const { isMandatory, proposalCount: count, rewardsPreview: rewards } = proposal;
  const gains = [
    say('experience', { count: rewards.experience }),
    ...Object.entries(rewards.skills).map(([name, points]) => `${name} +${points}`),
    ...rewards.items,
  ];
  return linesFrom(
    paint('yellow', isMandatory ? say('mandatory') : say('proposal', { count })),
    safeText(proposal.reason),
    paragraphs(proposal.summaryPreview),
    paragraphs(proposal.continuationHint),
    say('receive', { rewards: gains.map(safeText).join(say('separator')) }),
    !isMandatory && count === 2 && say('lastProposal'),
    !isMandatory && paint('dim', say('howToDecide')),
  );
}

export function resultText(result: RecordOf<'result'>, { say, paint }: Teller): string {
  const { levelBefore: before, levelAfter: after, storyArcProgress: arc } = result;
  const list = (lines: readonly string[]) => lines.map((line) => `  ${safeText(line)}`);
  const items = result.itemsAcquired.map(safeText).join(say('separator'));
  const { keyEvents, unresolvedPlots } = result;
  return linesFrom(
    paint('bold', say('summary')),
    paragraphs(result.storySummary),
    keyEvents.length > 0 && paint('bold', say('keyEvents')),
    ...list(keyEvents),
    paint('green', say('experience', { count: result.experienceGained })),
    after > before && paint('green', say('levelChange', { before, after })),
    items !== '' && say('items', { items }),
    arc !== null &&
      say('arc', { title: safeText(arc.title), phase: arc.phase, total: arc.totalPhases }),
    unresolvedPlots.length > 0 && paint('bold', say('openPlots')),
    ...list(unresolvedPlots),
    say('nextTime', { hint: safeText(result.nextSessionHint) }),
    paint('dim', say('over')),
  );
}

// Whether the turn leads to a proposal, worked out with the very numbers the result will have.
import type { EndingProposal, EndingReason } from '@hakoniwa/protocol/sessions';
import { standingCount } from '../../rows/session-row.ts';
import { endingAfter, standingReasons } from '../../rules/ending-triggers.ts';
import { sessionRewards } from '../../rules/session-rewards.ts';
import { type CountedEvent, tallyOf } from '../../rules/tally.ts';
import type { CampaignRuntime } from '../../runtime/campaign-runtime.ts';
import { playStateIn } from '../../state/play-state.ts';
import { propose } from '../propose.ts';
import type { TurnToKeep } from './turn-to-keep.ts';

interface AfterTurn extends Omit<TurnToKeep, 'answer'> {
  readonly balance: number;
  readonly activeMs: number;
  /** All typed events of the session before this turn; read only when an ending is proposed. */
  readonly earlier: () => Promise<readonly CountedEvent[]>;
}

interface EndingOf {
  readonly proposal: EndingProposal | undefined;
  /** Standing reasons that need not be proposed again while they hold. */
  readonly settled: readonly EndingReason[];
}

export async function endingOf(runtime: CampaignRuntime, after: AfterTurn): Promise<EndingOf> {
  const { row, played, balance, activeMs, now } = after;
  const { scene, ending: rules, sp } = runtime;
  const turns = row.turnCount + 1;
  const facts = {
    ...{ turns, messages: row.messageCount + 2, proposals: row.proposalCount },
    activeMinutes: activeMs / 60_000,
    characters: row.wordCount + after.input.actionText.length + after.narrated.text.length,
    ...percents(played),
    isSpShort: balance < sp.choice,
    events: played.events,
    settled: row.data.settled,
  };
  const standing = standingReasons(facts, rules);
  const ending = endingAfter(facts, rules);
  if (!ending)
    return {
      proposal: undefined,
      settled: row.data.settled.filter((one) => standing.includes(one)),
    };
  const events = [
    ...(await after.earlier()),
    ...played.events.map((event) => ({ ...event, turnNumber: turns })),
  ];
  const rewards = sessionRewards(tallyOf({ turnCount: standingCount(row) + 1, activeMs, events }));
  const number = row.proposalCount + 1;
  const completed = events.flatMap(({ kind, subject }) =>
    kind === 'quest.completed' && subject !== undefined ? [subject] : [],
  );
  const proposal = propose({
    ...{ scene, world: played.world, ending, rewards, number, turns, completed, now },
  });
  return { proposal, settled: standing };
}

function percents({ world }: AfterTurn['played']) {
  const { hp, maxHp, mp, maxMp, encounter } = playStateIn(world);
  return {
    hpPercent: (100 * hp) / Math.max(1, maxHp),
    mpPercent: maxMp === 0 ? 100 : (100 * mp) / maxMp,
    isInEncounter: encounter !== null,
  };
}

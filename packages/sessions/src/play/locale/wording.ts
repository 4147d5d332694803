// Which sentences play has; both languages have all of them.

import type { EndingReason } from '@hakoniwa/protocol/sessions';
import type { Axis } from '../../pack/axes.ts';

/** Sentences that come often, each in several forms; they take turns. */
export type Varied =
  | 'arrived'
  | 'returned'
  | 'passed'
  | 'looked'
  | 'lookedAgain'
  | 'noReply'
  | 'subjective'
  | 'gesture'
  | 'gestureSeen'
  | 'quiet'
  | 'noFoe'
  | 'noChase'
  | 'notFound'
  | 'sought'
  | 'hit'
  | 'hurt'
  | 'fell'
  | 'guarded'
  | 'escaped'
  | 'notEscaped'
  | 'level'
  | 'warmer'
  | 'received'
  | 'nothingSpecial'
  | 'denied';

type Told =
  | 'people'
  | 'ways'
  | 'things'
  | 'said'
  | 'absent'
  | 'noWay'
  | 'noWayBack'
  | 'wayHere'
  | 'wayNear'
  | 'wayFar'
  | 'wayUnknown'
  | 'bag'
  | 'bagEmpty'
  | 'bagLine'
  | 'purse'
  | 'inTheWay'
  | 'defeated'
  | 'noNeed'
  | 'used'
  | 'consumed'
  | 'noItem'
  | 'restored'
  | 'bought'
  | 'poor'
  | 'taught'
  | 'guided'
  | 'compiled'
  | 'noOffer'
  | 'collected'
  | 'questMoved'
  | 'questDone'
  | 'gained'
  | 'gainedMoney'
  | 'gainedExp'
  | 'gainedTitle'
  | 'gainedPoints'
  | 'gainedUnlock'
  | 'skillUsed'
  | 'tired'
  | 'stillThere'
  | 'notThere'
  | 'unread'
  | 'askedHelp'
  | 'askedQuests'
  | 'askedNoQuest'
  | 'askedStatus'
  | 'askedHint'
  | 'askedUndo'
  | 'askedStop';

type Choice =
  | 'move'
  | 'moveHint'
  | 'moveHintNear'
  | 'talk'
  | 'talkAgain'
  | 'talkAgainHint'
  | 'look'
  | 'lookHint'
  | 'inventory'
  | 'inventoryHint'
  | 'collect'
  | 'collectHint'
  | 'seek'
  | 'seekHint'
  | 'attack'
  | 'attackHint'
  | 'guard'
  | 'guardHint'
  | 'flee'
  | 'fleeHint'
  | 'act'
  | 'useItem'
  | 'wayHint'
  | 'give'
  | 'giveHint'
  | 'search'
  | 'stay';

type Session =
  | 'started'
  | 'startedNext'
  | 'completed'
  | 'goesOn'
  | 'lastWarning'
  | 'undone'
  | 'undoneOne'
  | 'abandoned'
  | 'summary'
  | 'summaryQuest'
  | 'summaryNone'
  | 'hint'
  | 'hintNone'
  | 'opening'
  | 'turnNote'
  | 'beginNote';

type Narrate =
  | 'rules'
  | 'place'
  | 'people'
  | 'things'
  | 'action'
  | 'facts'
  | 'text'
  | 'done'
  | 'denied'
  | 'again';

export interface NarrationWording {
  readonly told: Readonly<Record<Told, string>>;
  /** What something brings, before it is given. */
  readonly reward: Readonly<
    Record<'exp' | 'money' | 'item' | 'title' | 'points' | 'unlock', string>
  >;
  readonly varied: Readonly<Record<Varied, readonly [string, ...string[]]>>;
  readonly choice: Readonly<Record<Choice, string>>;
  readonly session: Readonly<Record<Session, string>>;
  readonly reason: Readonly<Record<EndingReason, string>>;
  /** What logs of some memories together are called. */
  readonly logTitle: Readonly<Record<'threeVirtues' | 'sacrifice' | 'truth' | 'victory', string>>;
  readonly axis: Readonly<Record<Axis, string>>;
  readonly comma: string;
  /** A sentence about the one who plays, as it is told to them. */
  readonly byOneself: (told: string, name: string) => string;
  /** What the one who plays did: by the sentence that is told of it, or by the act alone. */
  readonly did: (done: {
    readonly told: string;
    readonly act: string;
    readonly name: string;
  }) => string;
  /** What a narrator is told: the rules, what it goes by, and the tone. */
  readonly narrate: Readonly<Record<Narrate, string>>;
}

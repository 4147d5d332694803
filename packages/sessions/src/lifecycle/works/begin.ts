// A session begins, or the one that is under way is found; all of it in one transaction.
import { randomBytes } from 'node:crypto';
import { arcForSession } from '../../arcs/arc-rows.ts';
import { beginFirst, beginLater } from '../../play/begin.ts';
import { filledBlanks } from '../../play/fill.ts';
import type { PlayedTurn } from '../../play/play-turn.ts';
import { PlayRefused } from '../../refused.ts';
import { insertEvents, type NewEvents } from '../../rows/event-rows.ts';
import { insertMessages, type NewMessage } from '../../rows/message-rows.ts';
import { runsOf } from '../../rows/run.ts';
import { moveSession } from '../../rows/session-change.ts';
import {
  activeSession,
  insertSession,
  lastSession,
  type SessionRow,
} from '../../rows/session-row.ts';
import { openWallet } from '../../rows/wallet.ts';
import type { CampaignRuntime, PlayWork } from '../../runtime/campaign-runtime.ts';
import { sessionTopic } from '../../runtime/play-news.ts';
import { playStateIn } from '../../state/play-state.ts';
import { characterState } from '../read/character-state.ts';
import { logPlaceOf } from './store-turn.ts';

export interface BeginInput {
  readonly replace: boolean;
}

export interface Begun {
  readonly sessionId: string;
}

export const beginWork: PlayWork<BeginInput, Begun> = {
  name: 'session-begin',
  run: async (runtime, { replace }, answer) => {
    const { database, character } = runtime;
    const active = await activeSession(runsOf(database), character.id);
    if (active && !replace) return { sessionId: active.id };
    const last = await lastSession(runsOf(database), character.id);
    return openSession(runtime, {
      opening: { number: (last?.number ?? 0) + 1, leaving: active },
      answer,
    });
  },
};

/** What a session is opened with; one that goes on from another says from which, and what is told of it. */
export interface SessionOpening {
  readonly number: number;
  /** The session that is left for it. */
  readonly leaving?: SessionRow | undefined;
  readonly previousSessionId?: string | undefined;
  readonly paragraphs?: readonly string[] | undefined;
}

/** Opens a session in one transaction with everything in it; also one that goes on from another. @public */
export async function openSession(
  runtime: CampaignRuntime,
  {
    opening,
    answer,
  }: { readonly opening: SessionOpening; readonly answer: Parameters<typeof beginWork.run>[2] },
): Promise<Begun> {
  const { garden, scene, character, sp } = runtime;
  const now = runtime.now();
  const { number, leaving } = opening;
  const of = { scene, world: garden.world, sessionNumber: number, now: now.toISOString() };
  const played = number === 1 ? beginFirst(of) : beginLater(of, opening.paragraphs);
  const id = `session-${randomBytes(10).toString('hex')}`;
  const begun = { sessionId: id };
  const startSeq = garden.head.seq;
  const telling = openingMessages(runtime, { played, number });
  const data = {
    choices: played.choices,
    state: characterState(scene, played.world),
    settled: [],
  };
  await garden.keep(
    { from: played.before, steps: played.steps },
    {
      also: async (tx, { head }) => {
        const messages = telling(head);
        if (leaving) await leave(runtime, { tx, leaving, now, seq: startSeq });
        const { campaign } = scene;
        const characterId = character.id;
        const { axes } = playStateIn(played.world);
        const storyArcId = await arcForSession(tx, {
          ...{ characterId, campaign, sessionNumber: number, axes },
        });
        await insertSession(tx, {
          ...{ id, characterId, number, storyArcId, startSeq, data, now },
          previousSessionId: opening.previousSessionId ?? null,
          initialPlace: data.state.location.id,
          wordCount: messages.reduce((sum, { content }) => sum + content.length, 0),
          messageCount: messages.length,
          currentScene: messages.at(-1)?.content.slice(0, 200) ?? '',
        });
        await insertMessages(tx, { sessionId: id, after: 0, turnNumber: 0, messages, now });
        const events = { sessionId: id, after: 0, turnNumber: 0, events: played.events, head, now };
        await insertEvents(tx, events);
        await openWallet(tx, { owner: character.ownerId, rules: sp, now });
        await answer(tx, begun);
      },
    },
  );
  runtime.database.feed.tell(sessionTopic(leaving?.id ?? id));
  return begun;
}

function openingMessages(
  { scene }: CampaignRuntime,
  { played, number }: { played: PlayedTurn; number: number },
): (head: NewEvents['head']) => NewMessage[] {
  const { started, startedNext } = scene.words.session;
  const first = filledBlanks(number === 1 ? started : startedNext, { number });
  return (head) => [
    { messageType: 'SYSTEM_EVENT', senderType: 'SYSTEM', content: first },
    {
      ...{ messageType: 'GM_NARRATIVE', senderType: 'GM', content: played.paragraphs.join('\n') },
      metadata: {
        ...(number === 1 ? { isIntroduction: true } : {}),
        choices: played.choices.map(({ id, text }) => ({ id, text })),
        at: logPlaceOf(head),
      },
    },
  ];
}

interface Leaving {
  readonly tx: Parameters<Parameters<typeof beginWork.run>[2]>[0];
  readonly leaving: SessionRow;
  readonly now: Date;
  readonly seq: number;
}

/** The session that was under way is abandoned, without rewards. */
export async function leave(
  { scene }: CampaignRuntime,
  { tx, leaving, now, seq }: Leaving,
): Promise<void> {
  const { id, messageCount: after, turnCount, number } = leaving;
  const from = ['ACTIVE', 'ENDING_PROPOSED'] as const;
  const isLeft = await moveSession(tx, {
    id,
    from,
    to: 'ABANDONED',
    messages: 1,
    now,
    end: { seq },
  });
  if (!isLeft) throw new PlayRefused('SESSION_ENDED', 'the session is over');
  const content = filledBlanks(scene.words.session.abandoned, { number });
  const messages = [{ messageType: 'SYSTEM_EVENT', senderType: 'SYSTEM', content } as const];
  await insertMessages(tx, { sessionId: id, after, turnNumber: turnCount + 1, messages, now });
}

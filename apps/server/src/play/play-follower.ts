// Follows a session for one socket: reads what is new whenever there is something, and tells it once.
import { PROTOCOL_VERSION } from '@hakoniwa/protocol';
import { type PlayServerMessage, playLimits } from '@hakoniwa/protocol/sessions';
import { messagePage, type Player, sessionTopic } from '@hakoniwa/sessions';
import type { Playing } from './playing.ts';

interface Following {
  readonly playing: Playing;
  readonly player: Player;
  readonly sessionId: string;
  readonly send: (message: PlayServerMessage) => void;
}

export class PlayFollower {
  readonly #of: Following;
  readonly #over = new AbortController();
  readonly #leave: () => void;
  #sequence = 0;
  #proposal: string | undefined;
  #status: string | undefined;
  #isResultTold = false;

  constructor(of: Following) {
    this.#of = of;
    const { news } = of.playing.plays.runner.parts;
    this.#leave = news.hear(of.sessionId, ({ sessionId: _id, ...data }) =>
      of.send({ type: 'session:progress', data }),
    );
  }

  /** Tells all since a message, then whatever comes, until it is stopped. */
  async run(after: number | undefined): Promise<void> {
    const { playing, player, sessionId, send } = this.#of;
    const { feed } = playing.plays.runner.parts.database;
    const { signal } = this.#over;
    const session = await playing.plays.session(player, sessionId);
    const sequence = session.messageCount;
    this.#sequence = Math.min(after ?? sequence, sequence);
    this.#status = session.sessionStatus;
    const version = PROTOCOL_VERSION;
    send({ type: 'session:welcome', data: { version, session, sequence } });
    while (!signal.aborted) {
      const since = feed.mark(sessionTopic(sessionId));
      await this.#tellNews();
      await feed.changed(sessionTopic(sessionId), { since, signal });
    }
  }

  beat(): void {
    this.#of.send({ type: 'session:heartbeat', data: { sequence: this.#sequence } });
  }

  stop(): void {
    this.#over.abort();
    this.#leave();
  }

  async #tellNews(): Promise<void> {
    const { playing, player, sessionId, send } = this.#of;
    await this.#tellMessages();
    const session = await playing.plays.session(player, sessionId);
    if (session.sessionStatus !== this.#status) send({ type: 'session:changed', data: session });
    this.#status = session.sessionStatus;
    const proposal = await playing.plays.proposal(player, sessionId);
    const known = proposal ? `${proposal.proposalCount}` : undefined;
    if (proposal && known !== this.#proposal && session.isActive)
      send({ type: 'session:ending_proposal', data: proposal });
    this.#proposal = known;
    const { resultId, resultProcessedAt } = session;
    if (resultId === null || resultProcessedAt === null || this.#isResultTold) return;
    this.#isResultTold = true;
    send({ type: 'session:result_ready', data: { sessionId, resultId } });
  }

  async #tellMessages(): Promise<void> {
    const { playing, player, sessionId: id, send } = this.#of;
    for (;;) {
      const page = { id, after: this.#sequence, limit: playLimits.messagePage.most };
      const { messages, after } = await messagePage(playing.plays, player, page);
      for (const data of messages) send({ type: 'session:message', data });
      this.#sequence = messages.at(-1)?.sequence ?? this.#sequence;
      if (after === null || messages.length === 0) return;
    }
  }
}

// Sessions as the server offers them: everything is asked for by whose it is, a foreign id is an unknown one.
import type { Gardens, LivingGarden } from '@hakoniwa/garden';
import {
  type Accepted,
  type Compile,
  type EndingProposal,
  type Execute,
  type Executed,
  type GameSession,
  playLimits,
  type Rejected,
  type SessionScene,
  type SpLedger,
  type Stopped,
  type WireLog,
  type WireQuest,
} from '@hakoniwa/protocol/sessions';
import type { Json, World } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { type LogList, readLogs } from '../logs/read-logs.ts';
import { PlayRefused, unknownCharacter, unknownSession } from '../refused.ts';
import { type CharacterRow, characterById } from '../rows/character-row.ts';
import { messagesOf } from '../rows/message-rows.ts';
import { lastProposal } from '../rows/proposal-rows.ts';
import { type Queryable, runsOf } from '../rows/run.ts';
import { markArchived } from '../rows/session-change.ts';
import { activeSession, type SessionRow, sessionById } from '../rows/session-row.ts';
import { balanceOf, ledgerOf, openWallet, walletOwner } from '../rows/wallet.ts';
import type { CampaignRunner } from './campaign-runner.ts';
import { makeGarden } from './make-garden.ts';
import { questsIn } from './read/quests.ts';
import { wireChoices, wireSession } from './read/wire-session.ts';

/** For whom something is done; nobody in particular in the local mode. */
export interface Player {
  readonly owner: string | null;
}

export interface PlaysParts {
  readonly runner: CampaignRunner;
  /** Where campaigns are kept, each by the name of its garden. */
  readonly gardens: Pick<Gardens, 'named'>;
}

type Seat = Pick<SessionRow, 'ownerId' | 'garden'>;

export class Plays {
  readonly #runner: CampaignRunner;
  readonly #gardens: PlaysParts['gardens'];
  readonly #seats = new Map<string, Seat>();

  constructor({ runner, gardens }: PlaysParts) {
    this.#runner = runner;
    this.#gardens = gardens;
  }

  get runner(): CampaignRunner {
    return this.#runner;
  }

  /** Begins a session, or gives back the one that is under way. */
  async begin(
    player: Player,
    { characterId, replace = false }: { characterId: string; replace?: boolean | undefined },
  ): Promise<SessionScene> {
    const character = await this.character(player, characterId);
    await makeGarden(this.#runner, character);
    const { sessionId } = await this.work<{ sessionId: string }>(character, {
      ...{ name: 'session-begin', input: { replace } },
    });
    return this.scene(player, sessionId);
  }

  async active(player: Player, characterId: string): Promise<GameSession | null> {
    await this.character(player, characterId);
    const row = await activeSession(this.runs, characterId);
    return row ? wireSession(row) : null;
  }

  async session(player: Player, id: string): Promise<GameSession> {
    return wireSession(await this.row(player, id));
  }

  /** Everything a screen needs to go on. */
  async scene(player: Player, id: string): Promise<SessionScene> {
    const row = await this.row(player, id);
    const { sp } = this.#runner.parts;
    const [messages, proposal, quests, balance] = await Promise.all([
      messagesOf(this.runs, { sessionId: id, limit: playLimits.messagePage.usual }),
      this.proposal(player, id),
      this.quests(player, id),
      balanceOf(this.runs, walletOwner(player.owner)),
    ]);
    return {
      session: wireSession(row),
      messages,
      choices:
        row.status === 'COMPLETED' || row.status === 'ABANDONED'
          ? []
          : wireChoices(row.data.choices, sp),
      characterState: row.data.state,
      quests,
      proposal,
      sp: { balance, choiceCost: sp.choice, customCost: sp.custom },
    };
  }

  /** Takes a turn; under a key once for ever. */
  async execute(
    player: Player,
    { id, key, ...execute }: Execute & { readonly id: string; readonly key?: string | undefined },
  ): Promise<Executed> {
    const seat = await this.#seatOf(player, id);
    const { actionText, actionType, choiceId } = execute;
    const input = {
      sessionId: id,
      actionText,
      actionType,
      ...(choiceId === undefined ? {} : { choiceId }),
    };
    const keyed = key === undefined ? {} : { key: `turn:${id}:${key}` };
    return this.work(seat, { name: 'session-turn', input, ...keyed });
  }

  /** The proposal that is open, or that ended the session for good; reading it changes nothing. */
  async proposal(player: Player, id: string): Promise<EndingProposal | null> {
    await this.row(player, id);
    const last = await lastProposal(this.runs, id);
    return last && (last.state === 'open' || last.isMandatory) ? last.body : null;
  }

  async accept(player: Player, id: string): Promise<Accepted> {
    return this.#decide(player, { id, name: 'session-accept' });
  }

  async reject(player: Player, id: string): Promise<Rejected> {
    return this.#decide(player, { id, name: 'session-reject' });
  }

  /** Has the turn that is being told told plainly; nothing that happened in it is lost. */
  async stop(player: Player, id: string): Promise<Stopped> {
    const seat = await this.#seatOf(player, id);
    return this.work(seat, { name: 'session-stop', input: { sessionId: id } });
  }

  /** Takes the last turns back, never beyond the session's start. */
  async undo(
    player: Player,
    { id, turns }: { readonly id: string; readonly turns: number },
  ): Promise<SessionScene> {
    const seat = await this.#seatOf(player, id);
    await this.work(seat, { name: 'session-undo', input: { sessionId: id, turns } });
    return this.scene(player, id);
  }

  /** Leaves a session for good, without rewards. */
  async end(player: Player, id: string): Promise<GameSession> {
    await this.#decide(player, { id, name: 'session-end' });
    return this.session(player, id);
  }

  async quests(player: Player, id: string): Promise<WireQuest[]> {
    const character = await this.#characterOf(await this.row(player, id));
    const garden = await this.#garden(character);
    return questsIn(await this.#runner.sceneOf(character), garden.world);
  }

  /** The quests of a character, whatever session it is in; none before the first. */
  async questsOf(player: Player, characterId: string): Promise<WireQuest[]> {
    const character = await this.character(player, characterId);
    const world = await this.worldOf(character);
    return world ? questsIn(await this.#runner.sceneOf(character), world) : [];
  }

  /** Fragments and logs of a character. */
  async logs(player: Player, characterId: string): Promise<LogList> {
    const character = await this.character(player, characterId);
    return readLogs(await this.#runner.sceneOf(character), await this.worldOf(character));
  }

  /** Binds fragments into a log. */
  async compile(player: Player, { id, ...wanted }: Compile & { id: string }): Promise<WireLog> {
    const { name, coreFragmentId: core, subFragmentIds: subs } = wanted;
    const character = await this.character(player, id);
    return this.work(character, { name: 'log-compile', input: { name, core, subs } });
  }

  /** Lets a log live in the garden. */
  async manifest(player: Player, { id, log }: { id: string; log: string }): Promise<WireLog> {
    const character = await this.character(player, id);
    return this.work(character, { name: 'log-manifest', input: { log } });
  }

  /** Puts a session that is over away, or brings it back. */
  async archive(
    player: Player,
    { id, isArchived }: { readonly id: string; readonly isArchived: boolean },
  ): Promise<GameSession> {
    const { status } = await this.row(player, id);
    if (!(await markArchived(this.runs, { id, isArchived })))
      throw new PlayRefused('SESSION_ACTIVE', 'the session is under way', { state: status });
    return this.session(player, id);
  }

  async ledger({ owner }: Player, limit: number): Promise<SpLedger> {
    const { sp, database, now } = this.#runner.parts;
    await database.transaction((tx) => openWallet(tx, { owner, rules: sp, now: now() }));
    const person = walletOwner(owner);
    return {
      balance: await balanceOf(this.runs, person),
      ...{ choiceCost: sp.choice, customCost: sp.custom, dailyGain: sp.daily },
      entries: await ledgerOf(this.runs, { person, limit }),
    };
  }

  /** The world a character is in; undefined before the first session. */
  async worldOf({ garden }: CharacterRow): Promise<World | undefined> {
    return (await this.#gardens.named(garden))?.world;
  }

  /** Has the writer of a character's campaign do a piece of work. */
  async work<R>(
    character: Pick<CharacterRow, 'garden'>,
    { name, input, key }: { name: string; input: unknown; key?: string },
  ): Promise<R> {
    const garden = await this.#garden(character);
    const ask = { type: 'work', name, input: input as Json } as const;
    const { answer } = await garden.ask(ask, { key });
    return answer.result as unknown as R;
  }

  /** Somebody's character that is not deleted. */
  async character({ owner }: Player, id: string): Promise<CharacterRow> {
    const row = await characterById(this.runs, id);
    if (row?.ownerId !== owner || row.deletedAt !== null) throw unknownCharacter();
    return row;
  }

  /** Somebody's session, whatever became of its character. */
  async row({ owner }: Player, id: string): Promise<SessionRow> {
    const row = await sessionById(this.runs, id);
    if (row?.ownerId !== owner) throw unknownSession();
    return row;
  }

  get runs(): Queryable {
    return runsOf(this.#runner.parts.database);
  }

  async #decide<R>(player: Player, { id, name }: { id: string; name: string }): Promise<R> {
    const row = await this.row(player, id);
    return this.work(await this.#characterOf(row), { name, input: { sessionId: id } });
  }

  async #characterOf({ characterId }: SessionRow): Promise<CharacterRow> {
    const row = await characterById(this.runs, characterId);
    if (!row) throw unknownSession();
    return row;
  }

  /** Whose a session is and where it is played; that never changes, so it is read once. */
  async #seatOf({ owner }: Player, id: string): Promise<Seat> {
    const known = this.#seats.get(id);
    const seat = known ?? (await sessionById(this.runs, id));
    if (seat?.ownerId !== owner) throw unknownSession();
    if (!known) this.#seats.set(id, { ownerId: seat.ownerId, garden: seat.garden });
    const [oldest] = this.#seats.keys();
    if (oldest !== undefined && this.#seats.size > limits.seats) this.#seats.delete(oldest);
    return seat;
  }

  async #garden({ garden }: Pick<CharacterRow, 'garden'>): Promise<LivingGarden> {
    const open = await this.#gardens.named(garden);
    if (!open) throw unknownCharacter();
    open.touch();
    return open;
  }
}

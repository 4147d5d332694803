// Checks the rows of a campaign before anything is written: whose they are, what they point to, what they count.
import { BackupRefusedError, type CheckedLog, soundRow } from '@hakoniwa/database/backup';
import { wholeUpdate } from '@hakoniwa/database/graph';
import { PLAY_KINDS, type PlayKind, type PlayRow } from './play-kinds.ts';

const ORDER = Object.keys(PLAY_KINDS) as readonly PlayKind[];
const UNDER_WAY = new Set(['ACTIVE', 'ENDING_PROPOSED']);

/** The garden a campaign is played in, as far as its rows point into it. */
type PlayedIn = Omit<CheckedLog, 'entry'>;

/** Takes the rows of one campaign in their order. */
export class PlayCheck {
  readonly #entry: string;
  readonly #sheet: PlayedIn | undefined;
  readonly #ids = new Set<string>();
  readonly #sessions = new Map<string, PlayRow<'session'>>();
  readonly #counted = new Map<string, number>();
  #character: PlayRow<'character'> | undefined;
  #line = 0;
  #reached = 0;

  /** Of a garden's campaign, or of a character who never began when there is no sheet. */
  constructor({ entry, sheet }: { entry: string; sheet?: PlayedIn }) {
    this.#entry = entry;
    this.#sheet = sheet;
  }

  /** The next row; throws where it does not fit. */
  take(json: unknown): PlayRow {
    this.#line += 1;
    const row = soundRow(json, { kinds: PLAY_KINDS, entry: `${this.#entry}:${this.#line}` });
    const at = ORDER.indexOf(row.row);
    this.#expect(at >= this.#reached, `a ${row.row} after a ${ORDER[this.#reached]}`);
    this.#reached = at;
    this.#look(row);
    return row;
  }

  /** There are no more rows: every id that must be made new, and how many characters live. */
  finish(): { readonly ids: readonly string[]; readonly isLiving: boolean } {
    this.#expect(this.#character !== undefined, 'there is no character');
    for (const { id, messageCount } of this.#sessions.values())
      this.#expect(
        (this.#counted.get(`message ${id}`) ?? 0) === messageCount,
        `${id} has another number of messages`,
      );
    return { ids: [...this.#ids], isLiving: this.#character?.deletedAt === null };
  }

  #look(row: PlayRow): void {
    if (row.row === 'character') this.#takeCharacter(row);
    else if (row.row === 'arc') this.#takeArc(row);
    else if (row.row === 'session') this.#takeSession(row);
    else if (row.row === 'update') this.#takeUpdate(row);
    else this.#takePart(row);
  }

  /** What belongs to a session that was there before. */
  #takePart(row: Exclude<PlayRow, { row: 'character' | 'arc' | 'session' | 'update' }>): void {
    const { sessionId } = row;
    const session = this.#sessions.get(sessionId);
    this.#expect(session !== undefined, `a ${row.row} of no session`);
    if (row.row === 'result')
      this.#expect(session?.resultId === row.id, 'a result no session waits for');
    if (row.row === 'milestone') this.#expect(this.#ids.has(row.arcId), 'a milestone of no arc');
    if (row.row === 'message')
      this.#expect(this.#isNext(`message ${sessionId}`, row.sequence), 'a message is missing');
    if (row.row !== 'event') return;
    this.#expect(this.#isNext(`event ${sessionId}`, row.number), 'an event is missing');
    this.#expect(row.seq <= this.#tipOf(row.branch), `an event at ${row.seq} of no log`);
  }

  #takeArc({ id, characterId }: PlayRow<'arc'>): void {
    this.#expect(characterId === this.#character?.id, 'an arc of somebody else');
    this.#claim(id);
  }

  #takeCharacter(row: PlayRow<'character'>): void {
    this.#expect(this.#character === undefined, 'a second character');
    const isHere = this.#sheet === undefined || row.garden === this.#sheet.name;
    this.#expect(isHere, 'a character of another garden');
    this.#character = row;
    this.#claim(row.id);
    // The garden it will have once it begins is named already.
    if (this.#sheet === undefined) this.#claim(row.garden);
  }

  #takeSession(row: PlayRow<'session'>): void {
    const { id, number, isFirst, previousSessionId, storyArcId, resultId, startSeq, endSeq } = row;
    this.#expect(row.characterId === this.#character?.id, 'a session of somebody else');
    this.#expect(this.#sheet !== undefined, 'a session without a garden');
    this.#expect(isFirst === (number === 1), 'a session that is first and is not');
    const before = [...this.#sessions.values()];
    this.#expect(!before.some((one) => one.number >= number), 'sessions out of order');
    this.#expect(
      previousSessionId === null || this.#sessions.has(previousSessionId),
      'a session that goes on from none',
    );
    this.#expect(storyArcId === null || this.#ids.has(storyArcId), 'a session of no arc');
    const last = this.#tipOf(this.#sheet?.head ?? '');
    this.#expect(startSeq <= (endSeq ?? last) && (endSeq ?? 0) <= last, 'a span of no log');
    const isSecond = UNDER_WAY.has(row.status) && before.some((one) => UNDER_WAY.has(one.status));
    this.#expect(!isSecond, 'two sessions under way');
    this.#claim(id);
    if (resultId !== null) this.#claim(resultId);
    this.#sessions.set(id, row);
  }

  #takeUpdate({ campaign, sessionId, eventId, body }: PlayRow<'update'>): void {
    this.#expect(campaign === this.#sheet?.name, 'news of another campaign');
    this.#expect(sessionId === null || this.#sessions.has(sessionId), 'news of no session');
    try {
      const update = wholeUpdate(JSON.parse(body));
      this.#expect(update.campaign === campaign && update.event.id === eventId, 'news of others');
    } catch (cause) {
      if (cause instanceof BackupRefusedError) throw cause;
      throw this.#refused('news the graph does not take', cause);
    }
  }

  /** Whether a number follows the one before it. */
  #isNext(of: string, number: number): boolean {
    const before = this.#counted.get(of) ?? 0;
    this.#counted.set(of, number);
    return number === before + 1;
  }

  #tipOf(branch: string): number {
    return this.#sheet?.branches.find(({ id }) => id === branch)?.seq ?? -1;
  }

  #claim(id: string): void {
    this.#expect(!this.#ids.has(id), `${id} twice`);
    this.#ids.add(id);
  }

  #expect(isSo: boolean, detail: string): void {
    if (!isSo) throw this.#refused(detail);
  }

  #refused(detail: string, cause?: unknown): BackupRefusedError {
    const entry = `${this.#entry}:${this.#line}`;
    return new BackupRefusedError('BAD_PLAY', { entry, detail, cause });
  }
}

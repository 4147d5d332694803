// Takes a log file line by line and checks every one of them before anything is trusted.
import {
  type ChainCheck,
  type Head,
  isJsonObject,
  MAIN_BRANCH,
  type SealedEvent,
  verifyLink,
} from '@hakoniwa/stage';
import type { DamageCause } from '../errors.ts';
import type { Ledger } from '../ledger.ts';
import { EventIndex } from './event-index.ts';
import type { HeadRecord } from './head-record.ts';
import { eventOfLine, groupDigest, type LogRecord, recordSchema } from './log-line.ts';
import { isWhole, type RawLine } from './read-lines.ts';

/** The first thing in a file that is not as it was written. */
export interface Damage {
  readonly seq: number;
  readonly line: number;
  readonly offset: number;
  readonly cause: DamageCause;
}

type Commit = Extract<LogRecord, { record: 'commit' }>;

/** A line of the group that is being read, and the event it holds or stands before. */
interface GroupLine extends RawLine {
  readonly seq: number;
}

interface Scanning {
  readonly genesis: Head;
  /** Where the log stood when this file began: after its segments. */
  readonly start: Ledger;
  readonly head: HeadRecord;
  /**
   * Takes an event's hash as written where the digest covers it. The digest was made of the very
   * bytes that were acknowledged, so it says whether any changed; hashing each event says which.
   */
  readonly isTrusting: boolean;
}

export class LogScan {
  readonly ledger: Ledger;
  readonly index = new EventIndex();
  /** The end of the last whole commit, and its digest. */
  end = 0;
  digest = '';
  damage: Damage | undefined;
  readonly #genesis: Head;
  readonly #isTrusting: boolean;
  readonly #acknowledged: HeadRecord;
  #line = 0;
  #group: GroupLine[] = [];
  #lastBranch = MAIN_BRANCH;

  constructor({ genesis, start, head, isTrusting }: Scanning) {
    this.#isTrusting = isTrusting;
    this.ledger = start;
    this.#genesis = genesis;
    this.#acknowledged = head;
  }

  /** Takes one line; false when it is damaged and the rest is not to be read. */
  take(raw: RawLine): boolean {
    this.#line += 1;
    const { offset } = raw;
    if (!isWhole(raw)) return this.#cut(offset);
    const json = parseLine(raw);
    const cause = this.#causeIn(raw, json);
    if (cause === undefined) return true;
    if (cause === 'LINE_CHANGED') return this.#changed(raw, json as Commit);
    this.damage = { seq: this.#seqMeantBy(raw), line: this.#line, offset, cause };
    return false;
  }

  /** Checks the end of the file: is anything missing, or left half done? */
  finish(size: number): void {
    if (this.damage || (this.end >= this.#acknowledged.bytes && this.end === size)) return;
    this.#line += 1;
    this.#cut(this.end);
  }

  #nextSeq(): number {
    return this.ledger.tipOf(this.#lastBranch).seq + 1;
  }

  /** The event a damaged line must have held: the one after the tip it still names. */
  #seqMeantBy({ bytes }: RawLine): number {
    const tips = this.ledger.branches().map(({ tip }) => tip);
    const named = tips.find(({ hash }) => bytes.includes(`"prev":"${hash}"`));
    const called = tips.find(({ branch }) => bytes.includes(`"branch":${JSON.stringify(branch)}`));
    return (named ?? called ?? this.ledger.tipOf(this.#lastBranch)).seq + 1;
  }

  /** The first event that had been acknowledged and is not here. */
  #missingSeq(): number | undefined {
    const seqOf = (id: string) => (this.ledger.has(id) ? this.ledger.tipOf(id).seq : 0);
    const short = this.#acknowledged.branches.find(({ id, seq }) => seqOf(id) < seq);
    return short && seqOf(short.id) + 1;
  }

  #cut(offset: number): false {
    const seq = this.#missingSeq() ?? this.#group[0]?.seq ?? this.#nextSeq();
    this.damage = { seq, line: this.#line, offset, cause: 'TRUNCATED' };
    return false;
  }

  /** Of a group that is not what was committed, the first line that is not as a store writes it. */
  #changed({ offset }: RawLine, commit: Commit): false {
    const at = this.#group.findIndex((line) => !isAsWritten(line));
    const found = this.#group[at];
    const line = found ? this.#line - this.#group.length + at : this.#line;
    const isShort = commit.lines > this.#group.length;
    const first = this.#group[0];
    const lost = isShort ? (first ? this.#nextSeq() : this.#missingSeq()) : first?.seq;
    const seq = found?.seq ?? lost ?? this.#nextSeq();
    this.damage = { seq, line, offset: first?.offset ?? offset, cause: 'LINE_CHANGED' };
    return false;
  }

  #causeIn(raw: RawLine, json: unknown): DamageCause | undefined {
    if (json === undefined) return 'NOT_JSON';
    if (!isJsonObject(json)) return 'BAD_RECORD';
    if (!Object.hasOwn(json, 'record')) return this.#takeEvent(raw, json.branch, json);
    const record = recordSchema.safeParse(json).data;
    if (!record) return 'BAD_RECORD';
    if (record.record === 'commit') return this.#takeCommit(raw, record);
    this.#group.push({ ...raw, seq: this.#nextSeq() });
    return this.#takeRecord(record);
  }

  #takeEvent(raw: RawLine, branch: unknown, json: object): DamageCause | undefined {
    if (typeof branch !== 'string' || !this.ledger.has(branch)) return 'BRANCH_MISMATCH';
    this.#lastBranch = branch;
    const isCovered = this.#isTrusting && raw.offset < this.#acknowledged.bytes;
    const verify = isCovered ? readLink : verifyLink;
    const tip = this.ledger.tipOf(branch);
    const check = verify(eventOfLine(json, tip.hash), tip);
    if (!check.ok) return check.code;
    this.#group.push({ ...raw, seq: check.head.seq });
    this.index.add(check.head, { offset: raw.offset, length: raw.bytes.length });
    this.ledger.advance(check.head);
    return undefined;
  }

  #takeRecord(record: Exclude<LogRecord, Commit>): DamageCause | undefined {
    if ((this.#line === 1) !== (record.record === 'garden')) return 'BAD_RECORD';
    if (record.record === 'garden') {
      const { garden } = this.#acknowledged;
      const isOurs = record.garden === garden && record.genesis === this.#genesis.hash;
      return isOurs ? undefined : 'GENESIS_CHANGED';
    }
    if (record.record === 'head') {
      if (!this.ledger.has(record.branch)) return 'BAD_RECORD';
      this.ledger.standOn(record.branch);
      return undefined;
    }
    const { record: _record, hash, ...branch } = record;
    const { parent } = branch;
    const isKnown = this.ledger.has(parent.branch) && !this.ledger.has(branch.id);
    if (!isKnown || parent.seq > this.ledger.tipOf(parent.branch).seq) return 'BAD_RECORD';
    this.ledger.addBranch(branch, hash);
    return undefined;
  }

  #takeCommit(raw: RawLine, { lines, digest }: Commit): DamageCause | undefined {
    const bytes = this.#group.map((line) => line.bytes);
    if (lines !== bytes.length || digest !== groupDigest(this.digest, bytes)) return 'LINE_CHANGED';
    const end = raw.offset + raw.bytes.length;
    const known = this.#acknowledged;
    const isCrossing = this.end < known.bytes && end >= known.bytes;
    if (isCrossing && (end !== known.bytes || digest !== known.digest)) return 'LINE_CHANGED';
    this.end = end;
    this.digest = digest;
    this.#group = [];
    return undefined;
  }
}

/** Checks an event's place without hashing it. */
function readLink(json: unknown, head: Head): ChainCheck {
  const { branch, seq, prev, hash } = json as SealedEvent;
  const isNext = seq === head.seq + 1 && prev === head.hash && typeof hash === 'string';
  if (!isNext) return { ok: false, seq: head.seq + 1, code: 'SEQ_GAP' };
  return { ok: true, head: { branch, seq, hash } };
}

function isAsWritten(line: RawLine): boolean {
  return `${JSON.stringify(parseLine(line))}\n` === line.bytes.toString('utf8');
}

function parseLine({ bytes }: RawLine): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

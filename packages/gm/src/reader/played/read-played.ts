// What a player types: deeds with their moods, sayings told of or said outright, and questions to the game.
import type { DeedClause, PlayedClause, TellingClause } from '../../language/played-clauses.ts';
import { limits } from '../../limits.ts';
import type { ReadDeed, Reading, ReadPart, Span } from '../reading.ts';
import { readSaying } from '../saying.ts';
import { speakerSceneOf } from '../scene-of.ts';
import type { ToRead } from '../to-read.ts';
import { clauseDeeds } from './clause-deeds.ts';
import { asNamed } from './named.ts';
import { NamedSoFar } from './named-so-far.ts';
import type { PlayedBy } from './played-by.ts';
import { sayingOf } from './telling.ts';

/** What became of a clause. */
interface ClauseRead {
  readonly parts: readonly ReadPart[];
  readonly unread?: readonly Span[];
  /** As a performance writes it; nothing where nothing is to happen. */
  readonly performed: string;
  /** As a scene shows it, where that is something else. */
  readonly staged?: string;
}

/** Reads a player's text. Never throws, whatever the text. */
export function readPlayed(text: string, of: ToRead): Reading {
  const { language } = of.gm.tongues[of.names.language];
  const { cast } = speakerSceneOf(of.names, of.speaker);
  const plain = asNamed(text.slice(0, limits.lookedInto), of.names);
  const by: PlayedBy = { ...of, text: plain, language, cast, register: new NamedSoFar(of) };
  const clauses = inOneBreath(language.played(plain, cast), plain);
  const read = clauses.map((clause) => readClause(clause, by));
  const asks = clauses.flatMap((one) =>
    one.is === 'meta' ? [{ meta: one.meta, span: { start: one.start, end: one.end } }] : [],
  );
  const [first] = asks;
  const beyond = { start: limits.lookedInto, end: text.length };
  return {
    parts: read.flatMap(({ parts }) => parts),
    unread: [
      ...read.flatMap(({ unread = [] }) => unread),
      ...(beyond.start < beyond.end ? [beyond] : []),
    ],
    ...(first ? { meta: first.meta, asks } : {}),
    performed: together(read.map(({ performed }) => performed)),
    staged: together(read.map(({ performed, staged = performed }) => staged)),
    text,
  };
}

/** Words said outright that nothing stands between are one saying, as words that no act interrupts are. */
function inOneBreath(clauses: readonly PlayedClause[], text: string): readonly PlayedClause[] {
  const joined: PlayedClause[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    const isMore = last?.is === 'speech' && clause.is === 'speech';
    if (isMore && !/[\p{L}\p{N}]/u.test(text.slice(last.end, clause.start)))
      joined[joined.length - 1] = { ...last, end: clause.end };
    else joined.push(clause);
  }
  return joined;
}

function together(pieces: readonly string[]): string {
  return pieces.filter(Boolean).join(' ');
}

function readClause(clause: PlayedClause, by: PlayedBy): ClauseRead {
  const span = { start: clause.start, end: clause.end };
  switch (clause.is) {
    case 'deed':
      return readDeed(clause, by);
    case 'telling':
      return readTelling(clause, by);
    case 'speech': {
      const words = wordsOf(span, by);
      const saying = { is: 'saying' as const, ...readSaying(words, by), span };
      by.register.notePeople(words);
      return { parts: [saying], performed: inQuotes(words) };
    }
    case 'unread':
      return { parts: [], unread: [span], performed: '' };
    case 'meta':
      // In a scene there is no game to answer: who looks around is seen to.
      return {
        parts: [],
        performed: '',
        staged: clause.meta === 'look' ? asAct(wordsOf(span, by)) : '',
      };
    default:
      return { parts: [], performed: '' };
  }
}

/** The deeds of a clause, and what of it came to nothing: done for show where a verb is known, else not understood. */
function readDeed(clause: DeedClause, by: PlayedBy): ClauseRead {
  const { deeds, idle } = clauseDeeds(clause, by);
  by.register.notePeople(clause.plain);
  // What somebody says to have become or got is no deed: it stays in the mind.
  if (deeds.length === 0 && clause.isOfSelf) {
    const boast = { ...shown(clause, by), mood: 'imagined' as const, isBoast: true as const };
    return { parts: [boast], unread: [], performed: '' };
  }
  const gestures = idle.filter(({ isVerbal }) => isVerbal).map((piece) => shown(piece, by));
  const parts = [...deeds, ...gestures].sort((a, b) => a.span.start - b.span.start);
  const isToHappen = clause.mood === 'done' || clause.mood === 'tried';
  return {
    parts,
    unread: idle.filter(({ isVerbal }) => !isVerbal).map(({ start, end }) => ({ start, end })),
    performed: parts.length > 0 && isToHappen ? asAct(clause.plain) : '',
  };
}

/** A gesture: seen, and nothing comes of it. */
function shown({ start, end }: Span, { speaker: actor }: PlayedBy): ReadDeed {
  return { is: 'deed', verb: 'emote', roles: {}, mood: 'done', actor, span: { start, end } };
}

function readTelling(clause: TellingClause, by: PlayedBy): ClauseRead {
  const span = { start: clause.start, end: clause.end };
  const { mood } = clause;
  if (mood === 'done' || mood === 'tried') {
    const saying = sayingOf(clause, by);
    const isVerbatim = clause.isQuoted || (clause.act === 'words' && clause.words !== undefined);
    return {
      parts: [saying],
      performed: clause.isQuoted ? inQuotes(saying.text) : '',
      staged: isVerbatim ? inQuotes(saying.text) : asAct(wordsOf(span, by)),
    };
  }
  // What one does not say, means to say or imagines to say is no more than a gesture that is not made.
  const deed: ReadDeed = { is: 'deed', verb: 'emote', roles: {}, mood, actor: by.speaker, span };
  return { parts: mood === 'meant' ? [] : [deed], performed: '' };
}

function wordsOf({ start, end }: Span, { text }: PlayedBy): string {
  return text.slice(start, end).trim();
}

function asAct(plain: string): string {
  return `*${plain.replaceAll('*', ' ')}*`;
}

function inQuotes(words: string): string {
  return `「${words.replace(/[「」]/gu, '')}」`;
}

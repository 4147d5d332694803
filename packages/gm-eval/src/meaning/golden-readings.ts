// A golden record of readings: what the reader makes of every labelled line, played text, claim and turn, one line each.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Gm, type GmRequest, gmStep, type Reading, read, readSaying } from '@hakoniwa/gm';
import { characterId, type Language, type SpokenAct } from '@hakoniwa/stage';
import { FIXTURE_FOLDER } from '../eval-case.ts';
import { halfOf } from './half.ts';
import { meaningWorld, readLabels, readRound, roundNames } from './meaning-files.ts';

export const READINGS_FILE = join(FIXTURE_FOLDER, 'golden', 'readings.jsonl');

/** What is recorded of one text. */
interface GoldenReading {
  readonly id: string;
  /** Its parts in order, in short; of a turn, the reasons it was denied for as well. Of what is held back, nothing. */
  readonly read?: string;
  /** Of the whole reading, and of all that is answered to a turn. */
  readonly digest: string;
}

/** A text, and in which of its ways the reader is asked. */
interface Asked {
  readonly as: 'said' | 'played' | 'performed';
  /** Whether nobody is to look at what is read in it. */
  readonly isHeld: boolean;
  readonly id: string;
  readonly language: Language;
  readonly world: string;
  readonly speaker: string;
  readonly text: string;
}

/** Every labelled text there is; labels are left behind. */
export function askedTexts(): readonly Asked[] {
  const rounds = roundNames();
  const inRounds = <S extends 'lines' | 'played' | 'after'>(set: S) =>
    rounds.flatMap((round) => readRound(round, set).map((one) => ({ ...one, isHeld: true })));
  const own = <S extends 'lines' | 'played' | 'after' | 'claims'>(set: S) =>
    readLabels(set).map((one) => ({ ...one, isHeld: halfOf(one.id) === 'held' }));
  const all = [
    ...[...own('lines'), ...inRounds('lines')].map((one) => ({ ...one, as: 'said' as const })),
    ...[...own('played'), ...inRounds('played')].map((one) => ({ ...one, as: 'played' as const })),
    ...[...own('claims'), ...own('after'), ...inRounds('after')].map((one) => {
      return { ...one, as: 'performed' as const };
    }),
  ];
  return all.map(({ as, isHeld, id, language, world, speaker, text }) => {
    return { as, isHeld, id, language, world, speaker, text };
  });
}

/** What the GM reads in a text now. */
export function goldenReading(gm: Gm, asked: Asked): GoldenReading {
  const { short, whole } = readingOf(gm, asked);
  return {
    id: asked.id,
    ...(asked.isHeld ? {} : { read: short }),
    digest: createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, 12),
  };
}

function readingOf(gm: Gm, { id, as, language, text, ...asked }: Asked) {
  const state = meaningWorld(asked.world);
  const speaker = characterId(asked.speaker);
  const { lore } = gm.tongues[language];
  const names = gm.worldOf({ state, speaker, session: asked.world, language, lore });
  if (as === 'said') {
    const saying = readSaying(text, { names, speaker });
    return { short: actsInShort(saying.acts), whole: saying };
  }
  const reading = read(text, { gm, names, speaker, mode: as });
  if (as === 'played') return { short: inShort(reading), whole: reading };
  const request: GmRequest = {
    ...{ session_id: id, speaker, raw_output: text, language },
    world_state: state,
  };
  const { response } = gmStep(gm, { request });
  const reasons = response.violations.map(({ reason }) => reason);
  return { short: [inShort(reading), ...reasons].join(' ✗ '), whole: [reading, response] };
}

function inShort({ parts, meta }: Reading): string {
  if (meta) return `asks the game: ${meta}`;
  return parts
    .map((part) => {
      if (part.is === 'saying') return `“${actsInShort(part.acts)}”`;
      const roles = Object.entries(part.roles).map(([role, { text }]) => `${role} ${text}`);
      return [`${part.verb} (${part.mood})`, ...roles].join(', ');
    })
    .join('; ');
}

function actsInShort(acts: readonly SpokenAct[]): string {
  return acts
    .map(({ act, to, about }) => `${act}${to ? ` to ${to}` : ''}${about ? ` of ${about.of}` : ''}`)
    .join(', ');
}

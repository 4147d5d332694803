// A saying out of a clause that tells of it: the words, to whom, and what verb and complement do with them.
import {
  type CharacterId,
  characterId,
  isSpeechAct,
  type SpokenAct,
  limits as stageLimits,
} from '@hakoniwa/stage';
import type { TellingClause } from '../../language/played-clauses.ts';
import { mentionsIn } from '../mentions.ts';
import type { ReadSaying } from '../reading.ts';
import { readSaying } from '../saying.ts';
import type { PlayedBy } from './played-by.ts';

/** The saying of a clause. */
export function sayingOf(clause: TellingClause, by: PlayedBy): ReadSaying {
  const span = { start: clause.start, end: clause.end };
  const words = clause.words ?? by.text.slice(span.start, span.end).trim();
  const said = readSaying(words, by);
  const to = addresseeOf(clause, by) ?? (clause.isQuoted ? said.to : by.register.person) ?? said.to;
  by.register.notePeople(clause.to ?? '');
  by.register.noteThings(words);
  const acts = actsOf(clause, { words, by, to, own: said.acts });
  const isTold = clause.isQuoted || clause.act === 'words' || clause.act === 'promise';
  return {
    is: 'saying',
    text: words,
    ...(to === undefined ? {} : { to }),
    acts: acts.slice(0, stageLimits.speechActs),
    promises: isTold ? said.promises : [],
    claims: isTold ? said.claims : [],
    ...(clause.isQuoted ? {} : { isToldOf: true }),
    span,
  };
}

/** Whom the clause names; a pronoun is the last one named. */
function addresseeOf({ to }: TellingClause, by: PlayedBy): CharacterId | undefined {
  if (to === undefined) return undefined;
  const named = mentionsIn(by.names, to.normalize('NFKC').toLowerCase()).find(
    ({ people }) => people.length > 0,
  );
  const [id] = named?.people ?? [];
  return id === undefined ? by.register.person : characterId(id);
}

interface Told {
  readonly words: string;
  readonly by: PlayedBy;
  readonly to: CharacterId | undefined;
  /** What the words do by themselves. */
  readonly own: readonly SpokenAct[];
}

function actsOf(clause: TellingClause, { words, by, to, own }: Told): readonly SpokenAct[] {
  const toward = to === undefined ? {} : { to };
  if (clause.act !== 'words') {
    // The words may say more of it than who tells of them: what is asked for, what is denied.
    const wide = clause.act;
    const same = own.find(({ act }) => isSpeechAct(act, wide));
    return [{ act: wide, ...same, ...toward, ...aboutOf(clause, { words, by, to }) }];
  }
  if (own.length > 0 || clause.isQuoted) return own.map((act) => ({ ...act, ...toward }));
  return [{ act: 'tell', ...toward, ...aboutOf(clause, { words, by, to }) }];
}

/** What it is about: what is to be done, else the first thing, person or place it names. */
function aboutOf(
  { deed }: TellingClause,
  { words, by, to }: Omit<Told, 'own'>,
): Pick<SpokenAct, 'about'> {
  const verb = deed === undefined ? undefined : by.language.acts(deed, by.cast).acts[0]?.verb;
  if (verb !== undefined) return { about: { kind: 'deed', of: verb } };
  const named = mentionsIn(by.names, words.normalize('NFKC').toLowerCase()).find(
    ({ people }) => !people.some((id) => id === to),
  );
  const [kind, of] = named?.people[0]
    ? (['person', named.people[0]] as const)
    : named?.props[0]
      ? (['thing', named.props[0]] as const)
      : (['place', named?.places[0]] as const);
  return of === undefined ? {} : { about: { kind, of } };
}

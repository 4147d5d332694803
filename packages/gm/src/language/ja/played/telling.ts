// A verb of saying with whom it speaks to and what its complement makes of it.
import type { SpeechAct } from '@hakoniwa/stage';
import type { SayingVerb } from '../../played-clauses.ts';
import { withoutEnd } from '../../without-end.ts';
import { QUESTION_WORD } from '../data/played-moods.ts';
import { SAYING_VERBS } from '../data/saying-verbs.ts';
import type { Clause, JapanesePhrase } from '../parse/types.ts';

export interface Telling {
  readonly act: SpeechAct | 'words';
  readonly to?: string;
  readonly words?: string;
  readonly deed?: string;
}

/** A clause with the text before its predicate, quotes left out. */
export interface BeforeVerb {
  readonly clause: Clause;
  readonly front: string;
  readonly hasQuote: boolean;
  readonly isPerson: (text: string) => boolean;
  readonly isThing?: ((text: string) => boolean) | undefined;
}

function isOfThing({ clause, isThing = () => false }: BeforeVerb): boolean {
  const handled = clause.phrases.filter(({ particle }) => particle === 'を');
  return handled.some(({ nouns }) =>
    nouns.some(({ text, head }) => isThing(text) || isThing(head)),
  );
}

/** Reads a clause; undefined where nothing is said by it. */
export function tellingIn(of: BeforeVerb): Telling | undefined {
  const { clause, front, hasQuote } = of;
  const verb = verbOf(clause);
  if (!verb) return undefined;
  const person = addressed(of);
  const isClause =
    hasQuote || /(?:か|かと|かを|と|って|よう|ように|について|のこと(?:を)?)$/u.test(front);
  if (verb.ofPeople && !person && !isClause) return undefined;
  // マグカップをあゆに返す: a thing goes back, and no word.
  if (verb.ofPeople && verb.act === 'words' && !hasQuote && isOfThing(of)) return undefined;
  // 愚痴を聞く, 新聞を聞く: with nobody to ask, it is heard.
  const to = person === undefined ? {} : { to: person };
  return { ...made(verb, { front: behind(front, person), hasQuote }), ...to };
}

function verbOf({ predicate, phrases }: Clause): SayingVerb | undefined {
  const heads = phrases.flatMap(({ particle, nouns }) =>
    particle === 'を' || particle === '' ? nouns.map(({ head }) => head) : [],
  );
  for (const word of predicate.words) {
    const withNoun = heads.map((head) => SAYING_VERBS.get(`${head}を${word}`)).find(Boolean);
    const found = withNoun ?? SAYING_VERBS.get(word);
    if (found) return found;
  }
  return undefined;
}

/** Who is spoken to: に and へ first, then と, から and を; を alone names whom one scolds or praises. */
export function addressed({ clause, front, isPerson }: BeforeVerb): string | undefined {
  const isSomeone = ({ nouns }: JapanesePhrase) =>
    nouns.some(({ text, head, someone }) => someone || isPerson(text) || isPerson(head));
  for (const particle of ['に', 'へ', 'と', 'から', 'を', '']) {
    const phrase = clause.phrases.find((one) => one.particle === particle && isSomeone(one));
    if (phrase) return phrase.nouns.find(({ text }) => text !== '')?.text;
  }
  const named = /^(.{1,20}?)(?:に向かって|に対して|に向けて|には|にも|に|へ)、?/u.exec(front)?.[1];
  return named !== undefined &&
    (isPerson(named) || isPerson(named.replace(/(?:さん|さま|様|くん|君|ちゃん|先生)$/u, '')))
    ? named
    : undefined;
}

/** The complement: what follows the one who is spoken to, or is quoted ahead of them. */
function behind(front: string, person: string | undefined): string {
  if (person === undefined) return front;
  const at = front.indexOf(person);
  if (at < 0) return front;
  const after = front
    .slice(at + person.length)
    .replace(/^(?:に向かって|に対して|には|に|へ|と|から|を)?、?/u, '');
  const ahead = front.slice(0, at);
  return after === '' && QUOTED.test(ahead) ? ahead.replace(/、$/u, '') : after;
}

/** What is told may stand ahead of whom it is told: いくらかって女将に聞く. */
const QUOTED = /(?:って|と|か|ように)、?$/u;

const PAUSES: ReadonlySet<string> = new Set(['、', ' ', '　']);

interface Complement {
  readonly front: string;
  readonly hasQuote: boolean;
}

const WANTED = /(?<=.)(?:する)?よう(?:に)?(?:と)?$/u;
const BEGGED =
  /(?<=.)(?:て|で)(?:くれ|ください|下さい|ほしい|欲しい|もらえないか|くれないか)?(?:と|って)$/u;

/** 声を: the verb's own noun, and nothing that is said. */
const OWN_NOUN = /^(?:(?:大|小)?声|一声|ひと声|一言|ひとこと|言葉)?を?$/u;

/** What is written of the words says more than these verbs do. */
const BY_WORDS: ReadonlySet<string> = new Set(['ask', 'tell', 'call', 'greet', 'words']);

/** What verb and complement do together. */
function made({ act }: SayingVerb, { front, hasQuote }: Complement): Omit<Telling, 'to'> {
  const plain = withoutEnd(front, PAUSES);
  const words = plain === '' || hasQuote ? {} : { words: plain.replace(/(?:と|って|を)$/u, '') };
  if (hasQuote) return { act: BY_WORDS.has(act) ? 'words' : act };
  // 声をかける with no words only asks for an ear.
  if (act === 'words' && OWN_NOUN.test(plain)) return { act: 'call' };
  const end = WANTED.exec(plain)?.index ?? BEGGED.exec(plain)?.index;
  const wanted = end === undefined ? undefined : plain.slice(0, end);
  const deed = wanted === undefined ? {} : { deed: wanted };
  if (act === 'ask') {
    const asked = plain.replace(/(?:を|と|って|ということを)$/u, '');
    if (/か(?:どうか|な)?$/u.test(asked))
      return { act: QUESTION_WORD.test(asked) ? 'ask-wh' : 'ask-yn', ...words };
    if (BEGGED.test(plain)) return { act: 'request', ...words, ...deed };
    // The words themselves say what is asked.
    const isVerbatim = /(?:と|って)$/u.test(plain);
    const isTopic = asked === '' || /(?:のこと|について|に関して|話)$/u.test(asked);
    return { act: isTopic || isVerbatim ? 'ask' : 'ask-wh', ...words };
  }
  if ((act === 'tell' || act === 'words') && wanted !== undefined)
    return { act: 'request', ...words, ...deed };
  // 話す with nothing to tell is a word with somebody.
  if (act === 'tell' && plain === '') return { act: 'greet' };
  if (act === 'tell') return { act: /(?:と|って)$/u.test(plain) ? 'words' : 'tell', ...words };
  return { act, ...words, ...deed };
}

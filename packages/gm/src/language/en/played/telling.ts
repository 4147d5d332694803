// A verb of saying with whom it speaks to and what its complement makes of it.
import { type SpeechAct, speechActSort } from '@hakoniwa/stage';
import type { SayingVerb } from '../../played-clauses.ts';
import { VAGUE_PERSONS } from '../data/function-words.ts';
import { SAYING_VERBS } from '../data/saying-verbs.ts';
import { verbReadings } from '../lemma.ts';
import { readPhrase } from '../noun-phrase.ts';
import { isRole } from '../subjects.ts';
import type { Token } from '../tag-types.ts';

/** What follows the verb. */
export interface Telling {
  readonly act: SpeechAct | 'words';
  readonly to?: string;
  readonly words?: string;
  readonly isQuoted: boolean;
  readonly deed?: string;
}

/** The words of a clause from its verb on. */
export interface FromVerb {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly isPerson: (text: string) => boolean;
}

/** Reads a clause whose first token is a verb; undefined where nothing is said by it. */
export function tellingIn(given: FromVerb): Telling | undefined {
  // `politely refuse`: how it is said comes first.
  const from = given.tokens.findIndex(({ tag }) => tag !== 'ADV');
  const of = { ...given, tokens: given.tokens.slice(Math.max(from, 0)) };
  const { tokens } = of;
  const found = farVerb(of) ?? verbAt(tokens);
  if (!found) return undefined;
  const person = personAt(of, found.next);
  const at = person?.next ?? found.next;
  const isFarther = person !== undefined && particleFar(tokens, person.next) !== undefined;
  const rest = restFrom(of, isFarther ? at + 1 : skipManner(tokens, at));
  const quote = tokens.find(({ tag }) => tag === 'QUOTE');
  const isClause = /^(?:that|if|whether|to|not to|who|what|where|when|why|how|which)\b/iu.test(
    rest,
  );
  const isAlone = tokens.slice(at).every(({ tag }) => tag === 'ADV' || tag === 'STOP');
  const isReply = isAlone && isSecondPart(found.verb.act);
  if (found.verb.ofPeople && !person && !quote && !isClause && !isReply) return undefined;
  const behind = person ? undefined : lateAddressee(of, at);
  const to = person?.text ?? behind?.to;
  return {
    ...made(found.verb, { rest: behind?.rest ?? rest, quote, hasPerson: to !== undefined }),
    ...(to === undefined ? {} : { to }),
  };
}

/** `turn Ngozi down`: the particle stands behind whom it is said to. */
function farVerb(of: FromVerb): ReturnType<typeof verbAt> {
  const person = personAt(of, 1);
  const particle = person && particleFar(of.tokens, person.next);
  if (particle === undefined) return undefined;
  const lemmas = verbReadings(of.tokens[0]?.lower ?? '').map(({ lemma }) => lemma);
  for (const lemma of lemmas) {
    const verb = SAYING_VERBS.get(`${lemma} ${particle}`);
    if (verb) return { verb, next: 1 };
  }
  return undefined;
}

function particleFar(tokens: readonly Token[], at: number): string | undefined {
  const word = tokens[at]?.lower ?? '';
  return FAR.has(word) ? word : undefined;
}

const FAR: ReadonlySet<string> = new Set(['down', 'up', 'off', 'out', 'over']);

/** `ask her very nicely if …`: how it is asked is no part of the question. */
function skipManner(tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at]?.tag === 'ADV' && tokens[at + 1]) at += 1;
  return at;
}

/** Refuses, accepts: an answer by itself, to whoever spoke before. */
function isSecondPart(act: SayingVerb['act']): boolean {
  return act !== 'words' && speechActSort(act).part === 'second';
}

/** The longest verb of saying here: with its particle, or alone. */
function verbAt(
  tokens: readonly Token[],
): { readonly verb: SayingVerb; readonly next: number } | undefined {
  const [first, second, third] = tokens;
  const lemmas = [
    first?.lower ?? '',
    ...verbReadings(first?.lower ?? '').map(({ lemma }) => lemma),
  ];
  for (const lemma of lemmas) {
    const three = SAYING_VERBS.get(`${lemma} ${second?.lower} ${third?.lower}`);
    if (three) return { verb: three, next: 3 };
    const two = SAYING_VERBS.get(`${lemma} ${second?.lower}`);
    if (two) return { verb: two, next: 2 };
    const one = SAYING_VERBS.get(lemma);
    if (one) return { verb: one, next: 1 };
  }
  return undefined;
}

const TOWARD: ReadonlySet<string> = new Set(['to', 'with', 'at', 'of', 'for', 'toward', 'towards']);
const PRONOUN = /^(?:him|her|them|he|she|they|everyone|everybody|people|you)$/u;

/** Who stands right behind the verb, with or without a preposition. */
function personAt(
  of: FromVerb,
  from: number,
): { readonly text: string; readonly next: number } | undefined {
  const { tokens } = of;
  const at =
    TOWARD.has(tokens[from]?.lower ?? '') && tokens[from]?.lower !== 'for' ? from + 1 : from;
  const token = tokens[at];
  if (!token) return undefined;
  if (PRONOUN.test(token.lower) || VAGUE_PERSONS.has(token.lower)) {
    // `ask her name`: whose it is, not who is asked.
    const isOwner = token.lower === 'her' && /^(?:NOUN|ADJ)$/u.test(tokens[at + 1]?.tag ?? '');
    return isOwner ? undefined : { text: token.text, next: at + 1 };
  }
  const named = nameAt(of, at);
  if (named) return named;
  const phrase = readPhrase(tokens, { at });
  if (!phrase) return undefined;
  const { text, head } = phrase.noun;
  return of.isPerson(text) || of.isPerson(head) || isRole(head) || token.someone === true
    ? { text, next: phrase.next }
    : undefined;
}

/** The longest run of words that is somebody's name. */
function nameAt(
  { text, tokens, isPerson }: FromVerb,
  from: number,
): { readonly text: string; readonly next: number } | undefined {
  const at = tokens[from]?.tag === 'DET' ? from + 1 : from;
  for (let last = Math.min(tokens.length, at + 5) - 1; last >= at; last--) {
    const name = text.slice(tokens[at]?.start, tokens[last]?.end);
    if (isPerson(name)) return { text: name, next: last + 1 };
  }
  return undefined;
}

/** `say hello to Ben`: who is named last. */
function lateAddressee(
  of: FromVerb,
  from: number,
): { readonly to: string; readonly rest: string } | undefined {
  for (let at = of.tokens.length - 2; at >= from; at--) {
    if (!/^(?:to|at|with|from)$/u.test(of.tokens[at]?.lower ?? '')) continue;
    const found = personAt(of, at);
    if (found && found.next >= of.tokens.length)
      return {
        to: found.text,
        rest: of.text.slice(of.tokens[from]?.start ?? 0, of.tokens[at]?.start).trim(),
      };
  }
  return undefined;
}

function restFrom({ text, tokens }: FromVerb, at: number): string {
  return text.slice(tokens[at]?.start ?? text.length, tokens.at(-1)?.end).trim();
}

interface Complement {
  readonly rest: string;
  readonly quote: Token | undefined;
  readonly hasPerson: boolean;
}

const WH = /^(?:(?:about|of|on) )?(?:who|whose|whom|what|where|when|why|how|which)\b/iu;

/** What verb and complement do together. */
function made({ act }: SayingVerb, { rest, quote, hasPerson }: Complement): Omit<Telling, 'to'> {
  if (quote)
    return {
      act: act === 'ask' || act === 'tell' ? 'words' : act,
      words: quote.text.slice(1, -1),
      isQuoted: true,
    };
  const words = rest === '' ? {} : { words: rest.replace(/^that /iu, '') };
  const plain = { ...words, isQuoted: false };
  const toDo = /^(?:(not) )?to (.+)$/isu.exec(rest);
  const deed = toDo?.[2] === undefined ? {} : { deed: toDo[2] };
  if (act === 'ask') {
    if (toDo || (/^(?:for)\b/iu.test(rest) && hasPerson))
      return { act: 'request', ...plain, ...deed };
    if (/^for\b/iu.test(rest)) return { act: 'request', ...plain };
    if (/^(?:if|whether)\b/iu.test(rest)) return { act: 'ask-yn', ...plain };
    if (WH.test(rest)) return { act: 'ask-wh', ...plain };
    // Ask the way, ask her name: a thing one wants to know.
    return { act: /^(?:about|around)\b/iu.test(rest) || rest === '' ? 'ask' : 'ask-wh', ...plain };
  }
  if (act === 'tell') {
    if (toDo) return { act: 'request', ...plain, ...deed };
    const isTold = rest === '' || WH.test(rest) || /^about\b/iu.test(rest);
    return { act: isTold ? 'tell' : 'words', ...plain };
  }
  // `call her a fool`: a name is called.
  if (act === 'call' && hasPerson && /^(?:an?|the|my|names?)\b/iu.test(rest))
    return { act: 'blame', ...plain };
  if (act === 'greet' && /^about\b/iu.test(rest)) return { act: 'ask', ...plain };
  if ((act === 'words' || act === 'blame' || act === 'warn') && toDo && hasPerson)
    return { act: 'request', ...plain, ...deed };
  return { act, ...plain, ...deed };
}

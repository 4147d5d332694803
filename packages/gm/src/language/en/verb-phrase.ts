// Verb groups: auxiliaries, negation, voice, and verbs that hang on other verbs.
import type { Status, VerbPhrase } from './clause-types.ts';
import { ALMOST } from './data/adverbs.ts';
import { BE, HAVE } from './data/function-words.ts';
import { CATENATIVES, INCEPTIVES } from './data/noun-first.ts';
import type { Token } from './tag-types.ts';

interface Chain {
  at: number;
  modal: boolean;
  negated: boolean;
  almost: boolean;
  aux: string | undefined;
  perfect: boolean;
  past: boolean;
}

const PAST_AUX: ReadonlySet<string> = new Set(['was', 'were', 'had', 'did']);

const readChain = (tokens: readonly Token[], from: number): Chain => {
  const chain: Chain = {
    at: from,
    modal: false,
    negated: false,
    almost: false,
    aux: undefined,
    perfect: false,
    past: false,
  };
  for (; ; chain.at += 1) {
    const token = tokens[chain.at];
    if (token?.tag === 'MODAL') chain.modal = true;
    else if (token?.tag === 'NEG') chain.negated = true;
    else if (token?.tag === 'ADV') chain.almost ||= ALMOST.has(token.lower);
    else if (token?.tag === 'AUX') {
      chain.aux =
        BE.has(token.lower) || token.lower === "'s" ? 'be' : HAVE.has(token.lower) ? 'have' : 'do';
      chain.perfect ||= chain.aux === 'have';
      chain.past ||= PAST_AUX.has(token.lower);
    } else if (token?.tag === 'TO' && chain.aux === 'have') chain.modal = true;
    else return chain;
  }
};

const worst = (one: Status, two: Status): Status =>
  one === 'no' || two === 'no' ? 'no' : one === 'broken' || two === 'broken' ? 'broken' : 'now';

const statusOf = (chain: Chain, form: string | undefined): Status => {
  if (chain.modal || chain.negated) return 'no';
  const participle = form === 'part' || form === 'past';
  if (chain.perfect && (participle || form === 'ing')) return 'no';
  if (chain.aux === 'be' && participle) return 'broken';
  return chain.almost ? 'broken' : 'now';
};

const skipAdverbs = (tokens: readonly Token[], at: number): number => {
  let next = at;
  while (tokens[next]?.tag === 'ADV') next += 1;
  return next;
};

/** The verb that hangs on this one, and whether it happens. */
const hangingVerb = (
  tokens: readonly Token[],
  at: number,
  lemma: string,
): { inner: VerbPhrase; happens: boolean } | undefined => {
  const rule = CATENATIVES.get(lemma);
  // `comes back carrying it`: the way back is an act of its own.
  if (rule === undefined || tokens[at]?.lower === 'back') return undefined;
  const next = skipAdverbs(tokens, at);
  const token = tokens[next];
  if (token?.tag === 'TO') {
    const inner = readVerbPhrase(tokens, next + 1);
    return inner && { inner, happens: rule.to };
  }
  if (token?.tag !== 'VERB') return undefined;
  const inner = readVerbPhrase(tokens, next);
  if (inner === undefined) return undefined;
  if (token.verb?.form === 'ing') return { inner, happens: rule.ing };
  if (token.verb?.form === 'base' && (lemma === 'help' || lemma === 'go' || lemma === 'come'))
    return { inner, happens: true };
  return token.verb?.form === 'part' && lemma === 'get'
    ? { inner: { ...inner, status: 'broken' }, happens: true }
    : undefined;
};

/** Reads auxiliaries and verb at this token, or nothing when there is no verb. */
export function readVerbPhrase(tokens: readonly Token[], from: number): VerbPhrase | undefined {
  const chain = readChain(tokens, from);
  const main = tokens[chain.at];
  const start = tokens[from]?.start ?? 0;
  const previous = tokens[chain.at - 1];
  if (main?.tag !== 'VERB' || main.verb === undefined) {
    if (chain.aux === undefined) return undefined;
    const status = statusOf(chain, undefined);
    return {
      lemma: chain.aux,
      form: chain.past ? 'past' : 's',
      status,
      inceptive: false,
      copula: chain.aux === 'be',
      past: chain.past,
      start,
      end: previous?.end ?? start,
      next: chain.at,
    };
  }
  const { lemma, form } = main.verb;
  const status = statusOf(chain, form);
  const past = chain.past || (chain.aux === undefined && form === 'past');
  const next = chain.at + 1;
  if (lemma === 'let' && tokens[next]?.lower === 'go') {
    const skip = tokens[next + 1]?.lower === 'of' ? 2 : 1;
    return {
      lemma: 'release',
      form,
      status,
      inceptive: false,
      copula: false,
      past,
      start,
      end: tokens[next]?.end ?? main.end,
      next: next + skip,
    };
  }
  const hanging = hangingVerb(tokens, next, lemma);
  if (hanging) {
    const { inner, happens } = hanging;
    const goingTo = lemma === 'go' && chain.aux === 'be' && inner.form === 'base';
    const unreal = !happens || goingTo;
    return {
      ...inner,
      form,
      status: worst(worst(status, inner.status), unreal ? 'no' : 'now'),
      inceptive: inner.inceptive || INCEPTIVES.has(lemma),
      past,
      start,
    };
  }
  return { lemma, form, status, inceptive: false, copula: false, past, start, end: main.end, next };
}

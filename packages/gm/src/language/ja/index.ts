// Japanese for the GM: one analysis per text, then acts, speech, topics and cores read from it.

import { limits } from '../../limits.ts';
import { cachedBy } from '../cache.ts';
import type { LanguageFolder } from '../folder.ts';
import { markFutile } from '../futile.ts';
import { ListedNames, listed } from '../listed-names.ts';
import { markUnopened } from '../mark-unopened.ts';
import { withStageVerbs } from '../stage-verbs.ts';
import type { ActsFound, Cast, LanguageReader, SpeechFound } from '../types.ts';
import { findActs } from './acts/find-acts.ts';
import type { Morpheme, Tokenizer } from './analyser/morpheme.ts';
import { coreOf } from './core.ts';
import { japaneseTellingWords } from './data/asking.ts';
import { japaneseHours } from './data/hours.ts';
import { japanesePlay } from './data/play.ts';
import { japanesePlayedVerbs } from './data/played-verbs.ts';
import { japaneseShops } from './data/shops.ts';
import { spokenWeights } from './data/spoken-weights.gen.ts';
import { japaneseWords } from './data/word-lists.ts';
import { isActText } from './is-act.ts';
import { ownVerb } from './lexicon.ts';
import { japaneseLore } from './lore.ts';
import { japaneseNames } from './name-forms.ts';
import { isPersonWord } from './noun-kinds.ts';
import { type Parse, parseClauses } from './parse/clauses.ts';
import { japanesePlayed } from './played/clauses.ts';
import { japaneseSanitizing } from './sanitizing.ts';
import { claimsInNarration, claimsInSpeech } from './speech/claims.ts';
import { arrivalsIn } from './speech/persons.ts';
import { opensAsAnswer, questionsIn } from './speech/questions.ts';
import { sentencesOf } from './speech/sentences.ts';
import { japaneseTalk } from './talk/index.ts';
import { topicsOf } from './topics.ts';

/** Texts whose analysis is kept: a turn asks for the same few several times. */
const REMEMBERED_TEXTS = 64;
const NOBODY: Cast = {};

/** A text and its morphemes; its clauses when somebody asks for them. */
class Analysis {
  readonly text: string;
  readonly morphemes: readonly Morpheme[];
  #parse: Parse | undefined;

  constructor(text: string, morphemes: readonly Morpheme[]) {
    this.text = text;
    this.morphemes = morphemes;
  }

  get parse(): Parse {
    this.#parse ??= parseClauses(this.text, this.morphemes);
    return this.#parse;
  }
}

/** 開けもせずに、閉まったままの扉を。 */
const SHUT = /(?:開け|あけ)(?:も(?:せ|し)|ない|ず)|(?:閉まった|閉じた)まま/u;

/** The Japanese language over a loaded tokenizer. */
export function createJapanese(tokenizer: Tokenizer): LanguageReader {
  const analysers = new WeakMap<Cast, (text: string) => Analysis>();
  const analyserOf = (cast: Cast): ((text: string) => Analysis) => {
    const names = namesOf(cast);
    return cachedBy(
      REMEMBERED_TEXTS,
      (text) => new Analysis(text, tokenizer.tokenize(text, names, cutUpNames(cast, text))),
    );
  };
  // By cast first: a cast is asked about again and again, and a text alone is quickly looked up.
  const analyse = (text: string, cast: Cast = NOBODY): Analysis => {
    let analyser = analysers.get(cast);
    if (analyser === undefined) {
      analyser = analyserOf(cast);
      analysers.set(cast, analyser);
    }
    return analyser(text.slice(0, limits.lookedInto));
  };

  function acts(text: string, cast?: Cast): ActsFound {
    const analysis = analyse(text, cast);
    const found = findActs(analysis.parse, cast);
    const told = markFutile(found.acts, { text: analysis.text, fails });
    const acts = markUnopened(told, { text: analysis.text, shut: SHUT });
    return { ...found, acts, claims: claimsInNarration(analysis.text) };
  }

  function speech(text: string, cast?: Cast): SpeechFound {
    const analysis = analyse(text, cast);
    const { text: plain, morphemes } = analysis;
    const sentences = sentencesOf(plain, morphemes);
    const mayArrive = isRoleHint(plain);
    return {
      questions: questionsIn(sentences),
      answers: opensAsAnswer(plain),
      claims: sentences.flatMap((sentence) => claimsInSpeech(sentence.text)),
      others: mayArrive ? arrivalsIn(analysis.parse.clauses, plain) : [],
    };
  }

  return {
    acts,
    speech,
    isAct(text, cast) {
      const { text: plain, morphemes, parse } = analyse(text, cast);
      return isActText(plain, { morphemes, parse });
    },
    topics: (text, cast) => topicsOf(analyse(text, cast).morphemes),
    core: (text, cast) => coreOf(analyse(text, cast).morphemes, namesOf(cast)),
    playedVerbs: withStageVerbs(japanesePlayedVerbs, {
      language: 'ja',
      verbsOf: (word) => [ownVerb(word) ?? 'emote'],
    }),
    isGoal: ({ after }) => /^(?:の中|の方|のほう)?(?:へ|に|まで)/u.test(after),
    played: (text, cast = NOBODY) =>
      japanesePlayed(text.slice(0, limits.lookedInto), {
        cast,
        analyse: (one) => analyse(one, cast),
      }),
  };
}

/** The Japanese folder. */
export const japanese: LanguageFolder = {
  create: ({ japanese: tokenizer }) => createJapanese(tokenizer),
  lore: japaneseLore,
  words: japaneseWords,
  names: japaneseNames,
  houses: japaneseShops,
  hours: japaneseHours,
  sanitizing: japaneseSanitizing,
  talk: japaneseTalk,
  spoken: { ...japaneseTellingWords, weights: spokenWeights },
  play: japanesePlay,
  standIn: japaneseStandIn,
};

/** スイッチを押すが、動かない; 何度も回すものの、びくともしない. */
function fails(text: string): boolean {
  return text.split(/[。！？]/u).some((sentence) =>
    FAILING.some(({ but, nothing }) => {
      const found = but.exec(sentence);
      return found !== null && nothing.test(sentence.slice(found.index + found[0].length));
    }),
  );
}

const FAILING: readonly { readonly but: RegExp; readonly nothing: RegExp }[] = [
  {
    but: /(?:が|けど|けれど|けれども|ものの|ても|でも|のに)、/u,
    nothing:
      /(?:動か|反応|つか|点か|開か|出|映ら|鳴ら|回ら|起こら|起き|変わら|うんとも|びくとも).{0,9}(?:ない|ず|ません|なかった|しない)/su,
  },
  { but: /(?:が|けど|ものの)、/u, nothing: /鍵がかかって|空っぽ|空だ|切れて|壊れて|無駄/u },
];

/** Someone can only arrive where a word of arriving stands: spares most speech the parse. */
function isRoleHint(text: string): boolean {
  return /入って|来|きた|きて|くる|現れ|現われ|訪|立って|待って|いる|届け|話しかけ|ノック|近づ|到着|登場/u.test(
    text,
  );
}

/** 花切りばさみ, 泡立て器: a name with a verb inside, which the dictionary would take for one. */
function isCutUp(name: string): boolean {
  return (
    name.length > 2 &&
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(name) &&
    (/[\p{Script=Han}\p{Script=Katakana}ー][ぁ-ん]+[\p{Script=Han}\p{Script=Katakana}]/u.test(
      name,
    ) ||
      /[りきしちみびぎけせてべれえめげ]/u.test(kanaEnd(name).slice(0, -2))) &&
    !/[のい]/u.test(name)
  );
}

function kanaEnd(name: string): string {
  return /(?<![ぁ-ん])[ぁ-ん]+$/u.exec(name)?.[0] ?? '';
}

/** A name of several words in Latin letters is one word among Japanese ones. */
function isLatinCompound(name: string): boolean {
  return /^[\p{Script=Latin}\d]+(?:[ _-][\p{Script=Latin}\d]+)+$/u.test(name);
}

/** Names of things and places in a text that the dictionary would read as something else. */
function cutUpNames(cast: Cast, text: string): string[] {
  const named = [...listed(cast.things).standingIn(text), ...listed(cast.places).standingIn(text)];
  return named.filter(
    (name) =>
      isCutUp(name) ||
      isLatinCompound(name) ||
      isNarrower(name, cast) ||
      // クマさん on the shelf is a bear of felt, unless somebody here is called so.
      (isPersonWord(name) && !namesOf(cast).has(name)),
  );
}

/** 青いコントローラー where there is a コントローラー too: told apart by the whole name alone. */
function isNarrower(name: string, { things, places }: Cast): boolean {
  for (let at = 1; at < name.length; at++) {
    if (!/[いな]/u.test(name.charAt(at - 1))) continue;
    const rest = name.slice(at);
    if (listed(things).has(rest) || listed(places).has(rest)) return true;
  }
  return false;
}

/** Everybody's names, the speaker's first. */
function namesOf(cast: Cast | undefined): ListedNames {
  const { speaker, people } = cast ?? NOBODY;
  return new ListedNames([...listed(speaker).parts, ...listed(people).parts]);
}

/** №3の鍵 is a key of some name, ☕ a thing of some name. */
function japaneseStandIn(name: string, index: number): string {
  const last = name.includes('の') ? name.split('の').at(-1) : undefined;
  const head = last && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(last);
  const made = `ソレナ${String.fromCharCode(0x30a2 + (index % 20) * 2)}リン`;
  return head ? `${made}の${last}` : made;
}

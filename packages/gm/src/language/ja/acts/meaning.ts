// Says what a clause's verb means: by set phrase, by the lexicon, or by the tool it names.
import { type Idiom, idiomOf } from '../data/idioms.ts';
import { CONTENT_NOUNS } from '../data/nouns.ts';
import { FIXTURE_ENDINGS } from '../data/rooms.ts';
import { isThingWord } from '../data/things.ts';
import { isDevice } from '../data/tools.ts';
import { lookUp, lookUpCompound } from '../lexicon.ts';
import { isAbstract, isPersonWord } from '../noun-kinds.ts';
import type { Clause, JapanesePhrase, PlainNoun } from '../parse/types.ts';
import type { CaseFrame, VerbGroup } from '../verb-group.ts';
import { withDevice } from './device.ts';
import { withInstrument } from './instrument.ts';
import type { MeantClause, VerbMeaning } from './meant.ts';
import { ownerNoun } from './named.ts';
import { ownerBeast, roleNounsOf } from './roles.ts';
import { handShaped } from './shape.ts';
import { special } from './special.ts';
import { touchingWorn } from './worn.ts';

const HANDLED: CaseFrame = { を: 'object', に: 'target', へ: 'target', から: 'source', で: 'tool' };

/** A clause with its meaning, or without where the verb is no act on the world. */
export function tellingOf(given: Clause): MeantClause {
  const clause = handShaped(given);
  const plain = touchingWorn(clause) ?? idiomatic(clause) ?? fromLexicon(clause);
  return { clause, meaning: withInstrument(clause, withDevice(clause, plain)) };
}

function idiomatic(clause: Clause): VerbMeaning | undefined {
  for (const phrase of clause.phrases) {
    const particle =
      phrase.particle === 'も' || phrase.particle === 'は' || phrase.particle === ''
        ? 'を'
        : phrase.particle;
    for (const noun of phrase.nouns) {
      for (const word of clause.predicate.words) {
        const idiom =
          idiomOf(bare(noun.head), { particle, word }) ?? idiomOf(noun.head, { particle, word });
        const gestural =
          idiom?.verb === 'emote' && (hasTool(clause) || ownerBeast(noun) !== undefined);
        if (idiom !== undefined && !gestural) return fromIdiom(clause, idiom, noun, word);
      }
    }
  }
  return undefined;
}

/** ハンカチで汗を拭う: the gesture needs its handkerchief. */
function hasTool(clause: Clause): boolean {
  const tool = roleNounsOf(clause, HANDLED).tool;
  return tool !== undefined && lookUp(clause.predicate.words)?.group.frame.で === 'tool';
}

/** 右手, 両手, 片手: what is said of a hand is said of these. */
function bare(head: string): string {
  return /^[右左両片].+/u.test(head) ? head.slice(1) : head;
}

/** 髪を耳にかける: what is worn, held or taken is no thing. */
function isBodily(clause: Clause, idiom: Idiom): boolean {
  const handled = clause.phrases.find((phrase) => phrase.particle === 'を');
  if (idiom.object?.[0] !== 'を' || handled === undefined) return false;
  return handled.nouns.every((noun) => noun.body === true || noun.abstract);
}

function fromIdiom(clause: Clause, idiom: Idiom, noun: PlainNoun, word: string): VerbMeaning {
  const full = roleNounsOf(clause, HANDLED);
  const found = (idiom.object ?? []).map((particle) =>
    clause.phrases
      .find((p) => p.particle === particle && !p.nouns.includes(noun))
      ?.nouns.map(ofGarment)
      .filter((n) => n.body !== true && !n.adverbial),
  );
  const owner = noun.modifiers.at(-1);
  const objects =
    found.find((nouns) => nouns !== undefined && nouns.length > 0) ??
    (owner !== undefined && idiom.verb !== 'emote' ? [ownerNoun(noun, owner)] : []);
  if (isBodily(clause, idiom)) return gesture(word);
  const { tool, source } = full;
  const target = idiom.intent === 'MOVE' ? full.target : undefined;
  return {
    verb: idiom.verb,
    intent: idiom.intent,
    word,
    needsObject: idiom.needsObject === true,
    picksUp: idiom.picksUp === true,
    bare: false,
    phrase: noun,
    cast: {
      objects: objects.filter((n) => idiom.verb !== 'hold' || !n.someone),
      ...(target === undefined ? {} : { target }),
      ...(source === undefined || idiom.object?.includes('から') ? {} : { source }),
      ...(tool === undefined || idiom.object?.includes('で') ? {} : { tool }),
    },
  };
}

/** 白衣の袖に腕を通す: into the coat. */
function ofGarment(noun: PlainNoun): PlainNoun {
  const owner = noun.modifiers.at(-1);
  const isSleeve = /^(?:袖|袖口|襟|裾)$/u.test(noun.head) && owner !== undefined;
  return isSleeve && !isPersonWord(owner) ? ownerNoun(noun, owner) : noun;
}

function gesture(word: string): VerbMeaning {
  return {
    verb: 'emote',
    intent: 'EMOTE',
    word,
    needsObject: false,
    picksUp: false,
    bare: true,
    cast: { objects: [] },
  };
}

function fromLexicon(clause: Clause): VerbMeaning | undefined {
  const found =
    lookUp(clause.predicate.words) ??
    lightVerb(clause) ??
    lookUpCompound(clause.predicate.words) ??
    workedOn(clause);
  if (found === undefined) return undefined;
  const { group, word } = found;
  const cast = roleNounsOf(clause, group.frame);
  const meaning: VerbMeaning = {
    verb: group.verb,
    intent: group.intent,
    word,
    needsObject: group.needsObject,
    picksUp: group.picksUp === true,
    bare: group.bare === 'emote',
    cast,
  };
  return readOf(meaning) ?? special(group, meaning) ?? oneOf(clause, meaning);
}

/** タブレットのログを読む, 日記の続きを読む: what is read is what it stands in. */
function readOf(meaning: VerbMeaning): VerbMeaning | undefined {
  const object = meaning.cast.objects[0];
  const owner = object?.modifiers.at(-1);
  if (meaning.verb !== 'read' || object?.abstract !== true || owner === undefined) return undefined;
  if (!(isThingWord(owner) || isDevice(owner)) || isPersonWord(owner) || isAbstract(owner))
    return undefined;
  return { ...meaning, cast: { ...meaning.cast, objects: [ownerNoun(object, owner)] } };
}

/** 鍵束から一本選び出す: some of what is there, whatever it is; of a small thing, the thing itself. */
function oneOf(clause: Clause, meaning: VerbMeaning): VerbMeaning {
  const { source, ...rest } = meaning.cast;
  const some = clause.phrases.some(
    (phrase) => phrase.particle === '' && phrase.nouns.some((noun) => noun.adverbial),
  );
  if (meaning.verb !== 'take' || rest.objects.length > 0 || source === undefined || !some)
    return meaning;
  const fitted = FIXTURE_ENDINGS.some((ending) => source.head.endsWith(ending));
  if (fitted || source.body === true || source.someone) return { ...meaning, needsObject: false };
  return { ...meaning, cast: { ...rest, objects: [source] } };
}

/** 電話をする, 掃除をする: the noun is the verb. */
function lightVerb(clause: Clause): { group: VerbGroup; word: string } | undefined {
  const last = clause.predicate.words.at(-1);
  if (
    last !== 'する' &&
    last !== '行う' &&
    last !== '始める' &&
    last !== '済ませる' &&
    last !== 'やる'
  )
    return undefined;
  if (clause.predicate.moods.has('causative')) return lookUp(['揺り動かす']); // ひらひらさせる
  if (clause.phrases.some(isCut)) return lookUp(['切る']);
  if (clause.phrases.some(isItemised)) return lookUp(['書き出す']);
  const phrase = clause.phrases.findLast((p) => p.particle === 'を' || p.particle === '');
  const noun = phrase?.nouns[0];
  if (noun === undefined) return undefined;
  if (last === 'やる')
    return givesTo(clause, noun)
      ? lookUp([/^お?[水湯]$/u.test(noun.head) ? '注ぐ' : '使う'])
      : undefined;
  const found = lookUp([`${noun.head}する`]);
  if (found === undefined) return undefined;
  const owner =
    noun.modifiers.length > 0 ? { ...found.group, frame: { ...found.group.frame } } : found.group;
  return { group: owner, word: found.word };
}

/** 玉ねぎをみじん切りにする: the way it is cut says that it is cut. */
function isCut({ particle, nouns }: JapanesePhrase): boolean {
  return (
    particle === 'に' && nouns.some(({ head }) => /(?:切り|剥き|おろし|等分|真っ二つ)$/u.test(head))
  );
}

/** 予定を黒板に箇条書きにする: it is written there. */
function isItemised({ particle, nouns }: JapanesePhrase): boolean {
  return particle === 'に' && nouns.at(-1)?.head === '箇条書き';
}

/** 粉を器にふるい込む: one thing brought to another is handled, whatever the verb. */
function workedOn(clause: Clause): { group: VerbGroup; word: string } | undefined {
  const word = clause.predicate.words[0];
  const known =
    hasThing(clause, 'を') && (hasThing(clause, 'に') || hasThing(clause, 'へ'))
      ? lookUp(['揺り動かす'])
      : undefined;
  const inHand = clause.phrases.some((phrase) => phrase.nouns.some((noun) => noun.body === true));
  if (known === undefined || word === undefined || inHand || TOLD.test(word)) return undefined;
  return { group: known.group, word };
}

function hasThing({ phrases }: Clause, particle: string): boolean {
  return phrases.some(
    (phrase) =>
      phrase.particle === particle &&
      phrase.nouns.some((noun) => isPlainThing(noun) && isWhole(noun)),
  );
}

/** Not the top or the side of it; what is in it may do. */
function isWhole({ relation }: PlainNoun): boolean {
  return relation === undefined || CONTENT_NOUNS.has(relation);
}

/** Verbs of the mind and of speech, and verbs that turn one thing into another. */
const TOLD =
  /(?:立つ|座る|佇む|残る|並ぶ|倒れる|もたれる|かかる|する|なる|思|考|見|感|言|語|話|呼|例|喩|選|決|願|望|祈|求|頼|問|聞|覚|忘|学|教|知|信|疑|探|待|喜|悲|笑|泣|怒|驚|誓|伝|示|描|込め|迎|招|導|任|託)/u;

function isPlainThing(noun: PlainNoun): boolean {
  return noun.body !== true && !noun.abstract && !noun.someone && !noun.adverbial;
}

/** 花に水をやる: a thing given to something; 宿題をやる is not. */
function givesTo(clause: Clause, noun: PlainNoun): boolean {
  const receiver = clause.phrases.find((phrase) => phrase.particle === 'に');
  return receiver !== undefined && !noun.abstract && noun.body !== true;
}

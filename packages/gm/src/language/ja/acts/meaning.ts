// Says what a clause's verb means with these very nouns: the cases one verb has several meanings.
import type { Intent } from '../../types.ts';
import { type Idiom, idiomOf } from '../data/idioms.ts';
import { INSTRUMENT_NOUNS, LOCK_NOUNS, SCREEN_NOUNS, SWITCH_NOUNS } from '../data/nouns.ts';
import { lookUp } from '../lexicon.ts';
import type { Clause, PlainNoun } from '../parse/types.ts';
import type { Frame, VerbGroup } from '../verb-group.ts';
import { areBrewed, type Cast, castOf } from './roles.ts';

/** A verb's meaning here, with its nouns. */
export interface Meaning {
  readonly verb: string;
  readonly intent: Intent;
  readonly word: string;
  readonly needsObject: boolean;
  readonly picksUp: boolean;
  /** A mere gesture where no noun says what or where to. */
  readonly bare: boolean;
  readonly cast: Cast;
}

const HANDLED: Frame = { を: 'object', に: 'target', へ: 'target', から: 'source', で: 'tool' };

/** The meaning of a clause, or nothing where the verb is no act on the world. */
export function meaningOf(clause: Clause): Meaning | undefined {
  return idiomatic(clause) ?? fromLexicon(clause);
}

function idiomatic(clause: Clause): Meaning | undefined {
  for (const phrase of clause.phrases) {
    const particle =
      phrase.particle === 'も' || phrase.particle === 'は' || phrase.particle === ''
        ? 'を'
        : phrase.particle;
    for (const noun of phrase.nouns) {
      for (const word of clause.predicate.words) {
        const idiom =
          idiomOf(bare(noun.head), particle, word) ?? idiomOf(noun.head, particle, word);
        if (idiom !== undefined && !(idiom.verb === 'emote' && hasTool(clause)))
          return fromIdiom(clause, idiom, noun, word);
      }
    }
  }
  return undefined;
}

/** ハンカチで汗を拭う: the gesture needs its handkerchief. */
function hasTool(clause: Clause): boolean {
  const tool = castOf(clause, HANDLED).tool;
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

function fromIdiom(clause: Clause, idiom: Idiom, noun: PlainNoun, word: string): Meaning {
  const full = castOf(clause, HANDLED);
  const found = (idiom.object ?? []).map((particle) =>
    clause.phrases
      .find((p) => p.particle === particle && !p.nouns.includes(noun))
      ?.nouns.filter((n) => n.body !== true),
  );
  const owner = noun.modifiers.at(-1);
  const objects =
    found.find((nouns) => nouns !== undefined && nouns.length > 0) ??
    (owner !== undefined && idiom.verb !== 'emote' ? [named(noun, owner)] : []);
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
    cast: {
      objects: objects.filter((n) => idiom.verb !== 'hold' || !n.someone),
      ...(target === undefined ? {} : { target }),
      ...(source === undefined || idiom.object?.includes('から') ? {} : { source }),
      ...(tool === undefined ? {} : { tool }),
    },
  };
}

function gesture(word: string): Meaning {
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

/** The owner of a part (`扉の鍵` → `扉`) as a noun of its own. */
export function named(noun: PlainNoun, owner: string): PlainNoun {
  const { pronoun: _p, indefinite: _i, body: _b, relation: _r, ...rest } = noun;
  return {
    ...rest,
    head: owner,
    modifiers: noun.modifiers.slice(0, -1),
    abstract: false,
    someone: false,
  };
}

function fromLexicon(clause: Clause): Meaning | undefined {
  const found = lookUp(clause.predicate.words) ?? lightVerb(clause);
  if (found === undefined) return undefined;
  const { group, word } = found;
  const cast = castOf(clause, group.frame);
  const meaning: Meaning = {
    verb: group.verb,
    intent: group.intent,
    word,
    needsObject: group.needsObject,
    picksUp: group.picksUp === true,
    bare: group.bare === 'emote',
    cast,
  };
  return special(clause, group, meaning) ?? meaning;
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
  const phrase = clause.phrases.findLast((p) => p.particle === 'を' || p.particle === '');
  const noun = phrase?.nouns[0];
  if (noun === undefined) return undefined;
  if (last === 'やる') return givesTo(clause, noun) ? lookUp(['使う']) : undefined;
  const found = lookUp([`${noun.head}する`]);
  if (found === undefined) return undefined;
  const owner =
    noun.modifiers.length > 0 ? { ...found.group, frame: { ...found.group.frame } } : found.group;
  return { group: owner, word: found.word };
}

/** 花に水をやる: a thing given to something; 宿題をやる is not. */
function givesTo(clause: Clause, noun: PlainNoun): boolean {
  const receiver = clause.phrases.find((phrase) => phrase.particle === 'に');
  return receiver !== undefined && !noun.abstract && noun.body !== true;
}

/** Verbs whose meaning hangs on their object. */
function special(_clause: Clause, group: VerbGroup, meaning: Meaning): Meaning | undefined {
  const { cast, word } = meaning;
  const object = cast.objects[0];
  if (object === undefined) return undefined;
  if (
    LOCK_NOUNS.has(object.head) &&
    (group.verb === 'open' || word === '外す' || word === '解く' || word === '解除する')
  )
    return locking(meaning, object, 'unlock');
  if (LOCK_NOUNS.has(object.head) && group.verb === 'close')
    return locking(meaning, object, 'lock');
  if (SWITCH_NOUNS.has(object.head)) return switching(meaning, object);
  if (word === '入れる' || word === 'いれる') return pouring(meaning);
  if (group.verb === 'switch-on' && cast.target !== undefined && !SWITCH_NOUNS.has(object.head))
    return { ...meaning, verb: 'use', picksUp: true };
  if (group.verb === 'switch-off' && WRITING.has(object.head)) return wiping(meaning, object);
  if (group.verb === 'look') return looking(meaning, object);
  if (group.verb === 'open' && cast.tool !== undefined && /(?:鍵|キー|カギ)/u.test(cast.tool.head))
    return { ...meaning, verb: 'unlock' };
  if (/^(?:下ろす|降ろす|おろす)$/u.test(word)) return lowering(meaning);
  if (word === 'かける' || word === '掛ける') return hanging(meaning, object);
  if (word === '変える' || word === 'かえる') return { ...meaning, needsObject: false };
  return undefined;
}

/** 棚から下ろす takes, 床に下ろす puts, 錨を下ろす works the anchor. */
function lowering(meaning: Meaning): Meaning | undefined {
  if (meaning.cast.source !== undefined) return { ...meaning, verb: 'take', intent: 'GET' };
  return meaning.cast.target === undefined ? { ...meaning, verb: 'use', intent: 'USE' } : undefined;
}

const WRITING = new Set([
  '文字',
  '字',
  '数式',
  '式',
  '落書き',
  '絵',
  '図',
  '線',
  '名前',
  '文',
  '文章',
  '板書',
  '記録',
]);

/** 黒板の文字を消す: it is the board that is wiped. */
function wiping(meaning: Meaning, writing: PlainNoun): Meaning {
  const owner = writing.modifiers.at(-1);
  const objects = owner === undefined ? [] : [named(writing, owner)];
  return { ...meaning, verb: 'use', needsObject: false, cast: { ...meaning.cast, objects } };
}

function locking(meaning: Meaning, lock: PlainNoun, verb: 'lock' | 'unlock'): Meaning {
  const owner = lock.modifiers.at(-1);
  const place = meaning.cast.target;
  const { target: _t, ...rest } = meaning.cast;
  const objects = owner !== undefined ? [named(lock, owner)] : place !== undefined ? [place] : [];
  return {
    ...meaning,
    verb,
    picksUp: false,
    needsObject: objects.length === 0,
    cast: { ...rest, objects },
  };
}

function switching(meaning: Meaning, part: PlainNoun): Meaning | undefined {
  const on = [
    '入れる',
    'つける',
    '点ける',
    '付ける',
    '押す',
    '投入する',
    '灯す',
    'ともす',
    'かける',
    '起こす',
    '回す',
  ];
  const off = ['切る', '消す', '落とす', '止める', '抜く'];
  const word = meaning.word;
  const verb = off.includes(word)
    ? 'switch-off'
    : on.includes(word) && word !== '押す'
      ? 'switch-on'
      : undefined;
  if (verb === undefined) return undefined;
  const { target, ...rest } = meaning.cast;
  const objects = part.modifiers.length === 0 && target !== undefined ? [target] : [part];
  return { ...meaning, verb, intent: 'USE', picksUp: false, cast: { ...rest, objects } };
}

/** お茶を入れる brews; カップにお茶を入れる pours; 箱に本を入れる puts. */
function pouring(meaning: Meaning): Meaning | undefined {
  if (!areBrewed(meaning.cast.objects)) return undefined;
  const verb = meaning.cast.target === undefined || meaning.cast.target.someone ? 'make' : 'pour';
  return { ...meaning, verb, intent: 'USE' };
}

function looking(meaning: Meaning, object: PlainNoun): Meaning | undefined {
  const through = meaning.cast.tool !== undefined && !meaning.cast.tool.abstract;
  const screen = SCREEN_NOUNS.has(object.head) && object.modifiers.length > 0;
  const compound = [...SCREEN_NOUNS].find(
    (screenNoun) => object.head.length > screenNoun.length && object.head.endsWith(screenNoun),
  );
  const pointing = /指|示|狙|探|捜/u.test(meaning.word);
  if (INSTRUMENT_NOUNS.has(object.head) && /覗|のぞ/u.test(meaning.word))
    return { ...meaning, verb: 'use', intent: 'USE' };
  if ((screen || compound !== undefined) && !pointing)
    return { ...meaning, verb: 'read', intent: 'USE' };
  if (through && meaning.cast.tool !== undefined)
    return {
      ...meaning,
      verb: 'use',
      intent: 'USE',
      picksUp: true,
      cast: { objects: [meaning.cast.tool] },
    };
  return undefined;
}

function hanging(meaning: Meaning, object: PlainNoun): Meaning | undefined {
  if (object.head === '電話')
    return {
      ...meaning,
      verb: 'call',
      picksUp: false,
      cast: { ...meaning.cast, objects: meaning.cast.tool === undefined ? [object] : [] },
    };
  const target = meaning.cast.target;
  if (
    target !== undefined &&
    target.body !== true &&
    !target.someone &&
    /(?:ハンガー|フック|壁|ラック|椅子|背もたれ|掛け|竿|釘|枝|ドア)/u.test(target.head)
  ) {
    return { ...meaning, verb: 'put', intent: 'PUT', picksUp: false };
  }
  return undefined;
}

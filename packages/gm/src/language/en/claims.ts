// What is asserted as seen right now: time of day, weather, one's own place; strict, so that hardly anything counts.
import type { Claim } from '../types.ts';
import { continuesMemory, isAsked, isFramed, isReal } from './claims-real.ts';
import { ABSTRACT_NOUNS, BODY_NOUNS } from './data/nouns.ts';
import {
  PLACE_WORDS,
  SKY_LIGHTS,
  TIME_WORDS,
  WEATHER_NOUNS,
  WEATHER_STATES,
} from './data/world-words.ts';
import { singular } from './lemma.ts';

type About = 'time' | 'weather' | 'place';

/** One thing claimed. */
export interface ClaimFound {
  readonly about: About;
  readonly value: string;
}

const alternatives = (words: Iterable<string>): string =>
  [...words].sort((a, b) => b.length - a.length).join('|');

const TIMES = alternatives(TIME_WORDS.keys());
const LIGHTS = alternatives(SKY_LIGHTS.keys());
const WEATHERS = alternatives(WEATHER_NOUNS.keys());
const STATES = alternatives(WEATHER_STATES.keys());
const SOFT = String.raw`(?:(?:so|such|already|still|just|now|really|truly|quite|very|a|an|the|only|finally|well|such a|absolutely|\w{1,20}ly|lovely|beautiful|bright|fine|cold|quiet|peaceful|dark|late|early|warm|gorgeous|nice|good|cool|clear|calm|wonderful|perfect|hot) ){0,6}`;

/** Exclamations that may open a sentence, with what stands between them. */
const after = (words: string): string => String.raw`(?:\W*(?:${words})\W+(?:(?:${words})\W+)*)?`;

/** The hours that `almost` this one could be said in. */
const AROUND: ReadonlyMap<string, string> = new Map([
  ['noon', 'around-noon'],
  ['midday', 'around-noon'],
  ['dawn', 'around-dawn'],
  ['daybreak', 'around-dawn'],
  ['sunrise', 'around-dawn'],
  ['dusk', 'around-evening'],
  ['sunset', 'around-evening'],
  ['nightfall', 'around-evening'],
]);

/** `almost noon` is said of now as plainly as `noon`. */
const certain = (text: string): string =>
  text.replace(
    /\b(?:almost|nearly) (?=(?:midnight|noon|midday|dawn|daybreak|sunrise|dusk|sunset|nightfall)\b)/g,
    '',
  );

/** `There isn't a cloud in the sky` says what `not a cloud in the sky` says. */
const cloudless = (text: string): string =>
  text.replace(/\bthere (?:is|are) (?:not|n't) (?=a (?:single )?cloud\b)/g, 'not ');

/** `This rain will never stop`: what is pointed at is there, whatever is said of it. */
const isGiven = (said: string): boolean =>
  /^(?:all )?this (?:\w+ )?(?:rain|snow|storm|fog|downpour|blizzard|drizzle|sunshine|heatwave)\b/.test(
    said,
  );

interface Rule {
  readonly pattern: RegExp;
  readonly read: (match: RegExpExecArray) => readonly ClaimFound[];
}

const time = (word: string | undefined): readonly ClaimFound[] => {
  const value = TIME_WORDS.get(word ?? '') ?? SKY_LIGHTS.get(word ?? '');
  return value === undefined ? [] : [{ about: 'time', value }];
};

/** What a light of the sky says of the hour and the weather. */
export const sky = (word: string | undefined): readonly ClaimFound[] => [
  ...time(word),
  ...(word === 'sun' || word === 'sunshine' || word === 'sunlight'
    ? [{ about: 'weather' as const, value: 'clear' }]
    : []),
];

const weather = (word: string | undefined): readonly ClaimFound[] => {
  const value = WEATHER_STATES.get(word ?? '') ?? WEATHER_NOUNS.get(singular(word ?? ''));
  return value === undefined ? [] : [{ about: 'weather', value }];
};

const SEEN =
  'is|are|feels|looks|seems|shines|streams|pours|filters|warms|fills|spills|falls|keeps|sounds|hits|glows|paints|makes|has|comes|floods|rattles|pounds|drums|howls|rumbles|rolls|bathes|dances|creeps|slants|glitters';

/** Three in the morning is night to most. */
const SMALL_HOURS = /^(?:one|two|three|four|five|0?[1-5](?:[:.]\d\d)?)$/;

/** How present perception is put into words. */
const RULES: readonly Rule[] = [
  {
    pattern: new RegExp(
      String.raw`\bwhat (?:a|an) ${SOFT}(?:\w+ )?(${TIMES})(?: sun| sky| light| breeze| air| view)?(?! (?:person|meal|shift|routine|owl|stand|paper|we|i|you|he|she|they))\b`,
    ),
    read: (m) => time(m[1]),
  },
  {
    pattern: new RegExp(
      String.raw`\bit is ${SOFT}(?:(?:just|well|way|long|high|already|only|half|a quarter|a little|a bit|about|almost exactly|exactly) )*(?:past |after |barely past )?(${TIMES})(?! (?:person|people|owl|shift|when|in|at|somewhere))\b`,
    ),
    read: (m) => time(m[1]),
  },
  {
    pattern:
      /\bit is (?:already |still )?(?:in )?the (?:middle|dead) of the (night|afternoon|day|morning)\b/,
    read: (m) => time(m[1]),
  },
  {
    pattern: new RegExp(
      String.raw`(?:\b(?:the|this|that) (?:\w+ )?|^${after('oh|ah|well|mm+')})(morning|afternoon|evening|midday|night|noon|noonday|dawn|dusk|twilight|midnight) (?:sun|light|sunlight|sunshine|sky|breeze|air|moon)\b(?= (?:${SEEN}|streaming|pouring|slanting|coming|beating)\b|\s*$|,)`,
    ),
    read: (m) => time(m[1]),
  },
  {
    pattern:
      /\bthe (?:\w+ )?(setting|rising) sun\b(?= (?:is|looks|paints|makes|fills|shines)\b|\s*$|,)/,
    read: (m) => time(m[1] === 'setting' ? 'evening' : 'dawn'),
  },
  {
    pattern:
      /^(?:\W*(?:oh|ah|well|look|so)\W+(?:(?:oh|ah|well|look|so)\W+)*)?(?:the )?(night|darkness|dusk|evening|twilight|dawn|morning) has (?:already |finally )?(?:fallen|come|broken|arrived|descended)\b/,
    read: (m) => time(m[1] === 'darkness' ? 'night' : m[1]),
  },
  {
    pattern:
      /\bthe sun has (?:already |just |finally |long since )?(set|gone down|gone|risen|come up)\b/,
    read: (m) => [{ about: 'time', value: /ris|up/.test(m[1] ?? '') ? 'day' : 'dark' }],
  },
  {
    pattern: /\b(?:the )?(dawn|day|morning) is (?:already |just |finally )?breaking\b/,
    read: () => time('dawn'),
  },
  {
    pattern:
      /\bthe sun is (?:already |just |finally |slowly |still )*(rising|coming up|setting|going down)\b/,
    read: (m) => time(/ris|up/.test(m[1] ?? '') ? 'dawn' : 'evening'),
  },
  {
    pattern:
      /\bthe (sun) is (?:so |already |really |still |just |too |very |quite )*(?:shining|bright|out|up|high|blinding|warm|hot|strong|beating|glaring|dazzling)\b/,
    read: (m) => sky(m[1]),
  },
  {
    pattern:
      /\b(?:the )?(moon|stars) (?:is|are) (?:so |already |really |still |just |very |quite )*(?:shining|bright|out|up|high|full|beautiful|lovely|gorgeous|pretty|twinkling|rising)\b/,
    read: (m) => time(m[1]),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:this|the|that|such) (?:\w+ )?(sunlight|sunshine|moonlight|starlight) (?:${SEEN})\b`,
    ),
    read: (m) => sky(m[1]),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:look at|see|gaze at|check out) (?:that|this|the|those|these|all that|all this|all those) (?:\w+ )?(${LIGHTS})\b(?! (?:on the|in the) (?:wall|cover|map|book|painting))`,
    ),
    read: (m) => sky(m[1]),
  },
  {
    pattern:
      /\bit is (?:already )?(?:almost|nearly|close to|just about|not far off) (midnight|noon|midday|dawn|daybreak|sunrise|dusk|sunset|nightfall)\b/,
    read: (m) => [{ about: 'time', value: AROUND.get(m[1] ?? '') ?? 'around-night' }],
  },
  {
    pattern: new RegExp(String.raw`\bthis (${TIMES}) (?:is|feels|seems)\b`),
    read: (m) => time(m[1]),
  },
  {
    pattern:
      /\bit is (?:already |almost )?(\w+|\d{1,2}(?:[:.]\d\d)?) ?(?:o'clock )?in the (morning|afternoon|evening)\b/,
    read: (m) =>
      m[2] === 'morning' && SMALL_HOURS.test(m[1] ?? '')
        ? [{ about: 'time', value: 'around-dawn' }]
        : time(m[2]),
  },
  {
    pattern: new RegExp(
      String.raw`\bit is ${SOFT}(raining|pouring|drizzling|snowing|hailing|sleeting|storming)(?= (?:cats and dogs|outside|again|now|today|hard|heavily|so|like crazy|out there|out|down|and|rain|buckets|pretty|really|right now|non-?stop)\b|\s*$|\s*[,;—…])`,
    ),
    read: (m) => weather(m[1]),
  },
  {
    pattern: new RegExp(
      String.raw`\bit is ${SOFT}(sunny|rainy|snowy|stormy|foggy|misty|windy|cloudy|overcast|cloudless)\b(?! (?:in|at|on|over|somewhere)\b)`,
    ),
    read: (m) => weather(m[1]),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:what|such) (?:a|an) ${SOFT}(?:\w+ )?(${STATES}) (?:day|morning|afternoon|evening|night|sky|weather)\b`,
    ),
    read: (m) => weather(m[1]),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:what|such) (?:a|an) ${SOFT}(?:\w+ )?(downpour|rainstorm|thunderstorm|snowstorm|blizzard|storm)\b(?! of\b)(?= outside| out there|\s*$|,)`,
    ),
    read: (m) => weather(m[1]),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:the|this|that|all this|all that) (?:\w+ )?(${WEATHERS}) (?:is|keeps|sounds|looks|has|just keeps) (?!(?:over|gone|stopped|coming tomorrow|of)\b)`,
    ),
    read: (m) => weather(m[1]),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:look at|listen to|hear) (?:that|this|the|all that|all this) (?:\w+ )?(${WEATHERS})\b(?! of\b| shadow| globe)`,
    ),
    read: (m) => weather(m[1]),
  },
  {
    pattern: new RegExp(
      String.raw`\bthere is (?:a|an|such a) (?:\w+ )?(${WEATHERS}) (?:outside|out there|raging|rolling in|overhead)\b`,
    ),
    read: (m) => weather(m[1]),
  },
  {
    pattern: new RegExp(
      String.raw`^${after('oh|ah|ugh|god|gosh|wow|damn|well|huh|man|hm+')}(?:(?:past|well past|high|nearly) )?(${TIMES})(?: already| now| o'clock)?(?=,? already\b|,? and\b|\s*$)(?! (?:shift|person))`,
    ),
    read: (m) => (/ already|already | now|^\W*high|past/.test(`${m.input} `) ? time(m[1]) : []),
  },
  {
    pattern: new RegExp(
      String.raw`^${after('oh|ah|wow|well|mm+')}(?:(?:lovely|beautiful|gorgeous|glorious|fine|nice|bright|crisp|perfect|such a|what a|${STATES}) )+(${TIMES}|day)(?: we are having| out there| out| outside| today)?(?=\s*$|,| for \w)`,
    ),
    read: (m) => [
      ...time(m[1]),
      ...m[0].split(/\W+/).flatMap((word) => (WEATHER_STATES.has(word) ? weather(word) : [])),
    ],
  },
  {
    pattern:
      /\bthe first (?:rays|light)(?: of (?:the )?(?:sun|dawn|morning|day|sunlight))? (?:is|are) (?:already |just |now )?(?:coming|creeping|falling|touching|shining|peeking|breaking|streaming|spilling|hitting)\b|^(?:ah|oh|look|mm+),? (?:the )?(?:sunrise|dawn|daybreak)\s*$/,
    read: () => time('dawn'),
  },
  {
    pattern: /^(?:ah|oh|look|mm+),? (?:the )?(?:sunset|dusk|nightfall|twilight)\s*$/,
    read: () => time('sunset'),
  },
  {
    pattern:
      /\b(?:it is|so|is) (?:already |still |completely |totally )*pitch[- ](?:dark|black) (?:out|outside|out there)\b/,
    read: () => time('night'),
  },
  {
    pattern: new RegExp(
      String.raw`^${after('oh|ah|ugh|god|wow|damn|well|hm+')}${SOFT}(?:and )?(${STATES}) (?:out|outside|out there|today|out today)(?=\s*$|,)`,
    ),
    read: (m) => weather(m[1]),
  },
  {
    pattern: new RegExp(
      String.raw`^${after('oh|ah|ugh|god|look|wow|damn|well|hm+')}(${WEATHERS}) (?:on|against|all over|over) the (?:glass|window|windows|roof|panes?|skylight|rooftops?)(?: already| again| now| outside)?\s*$`,
    ),
    read: (m) => weather(m[1]),
  },
  {
    pattern:
      /\b(?:what|such) (?:a|an) (?:\w+ )?(?:clear|cloudless|blue|starry) (?:\w+ )?sk(?:y|ies)\b|\bthe sky is (?:so |as |perfectly |completely |totally |really |still |finally )*(?:clear|cloudless|blue)\b|(?:^|, (?:and )?|\band |\bwith )the sky as (?:clear|blue) as\b|\bclear skies (?:tonight|today|overhead|above|outside)\b|^(?:\W*(?:oh|ah|well|look|mm+)\W+(?:(?:oh|ah|well|look|mm+)\W+)*)?(?:(?:clear|bright|nothing but|gorgeous|lovely) )*blue sk(?:y|ies)(?= overhead| above| today| outside| as far|\s*$|,)/,
    read: () => [{ about: 'weather', value: 'clear' }],
  },
  {
    pattern:
      /\b(not a (?:single )?breath of (?:wind|air)|(?:dead|perfectly) calm (?:today|tonight|out|outside|out there))\b|\bnot a (?:single )?cloud(?= (?:in sight|up there|overhead|anywhere|today|tonight|above|to be seen)\b|\s*$|[,;])|\bnot a (?:single )?cloud in the sky\b|\bclear blue sk(?:y|ies) (?:today|outside|above|overhead)\b/,
    read: (m) => [{ about: 'weather', value: m[1] === undefined ? 'clear' : 'calm' }],
  },
];

const ELSEWHERE = /\b(?:in|at|over|across) (?:the )?\p{Lu}\p{Ll}+/u;

const TAG_QUESTION =
  /(?:(?:is|are|does|do|was|were)n['’]?t (?:it|they|he|she)|right|huh|eh|no|yeah|yes|don['’]t you think)\s*\?$/i;

/** `It is raining, isn't it?` says that it rains. */
const withoutTagQuestion = (sentence: string): string => {
  const at = sentence.trimEnd().search(TAG_QUESTION);
  return at < 0 ? sentence : sentence.slice(0, at).trimEnd().replace(/,$/, '');
};

const expand = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\b(it|that|what|there|here|he|she)'s\b/g, '$1 is')
    .replace(
      /\b(rain|snow|storm|sun|moon|fog|sky|wind|weather|hail|mist|blizzard|thunder|night|morning)'s (?=\w+(?:ing|ly|y)\b|so|still|just|out|up|down|too|clear|blue)/g,
      '$1 is ',
    )
    .replace(/\b(an?|such|what) ([a-z-]+), (?=[a-z-]+ [a-z]+)/g, '$1 $2 ')
    .replace(/\b(morn|even)in'/g, '$1ing')
    .replace(/\b(sun|moon|light|sky)'s\b/g, '$1 is')
    .replace(/\b(we|they|you)'re\b/g, '$1 are')
    .replace(/\bi'm\b/g, 'i am')
    .replace(/n't\b/g, " n't")
    .trimEnd()
    .replace(/(?<![!.。！])[!.。！]+$/u, '')
    .trim();

const PLACE_PATTERN =
  /\b(?:(?:right )?here (?:in|at|inside|on|aboard) (?:the|this|our|my)|(?:we|i) (?:are|am),? (?:(?:now|here|already|finally|both|all|back|still|right|standing|sitting) )*(?:in|at|inside|aboard|on)(?: the (?:very )?(?:middle|heart|cent(?:er|re)) of)? (?:the|this|our|my)) ((?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+)\b(?=\s*$|\s*[,;.—…]| (?:right|now|today|and|with|where|together|at|after|before|it|there|is|we|i|for|so)\b)/u;

const placeClaim = (plain: string): readonly ClaimFound[] => {
  const here = PLACE_PATTERN.exec(plain)?.[1];
  const room = /\bthis ((?:\w+ )?[\w-]+) (?:is|feels|looks|seems|smells)\b/.exec(plain)?.[1];
  const named =
    here ??
    (room !== undefined && PLACE_WORDS.has(room.split(' ').at(-1) ?? '') ? room : undefined);
  if (named === undefined || / of /.test(named)) return [];
  const last = singular(named.split(' ').at(-1) ?? '');
  if (
    ABSTRACT_NOUNS.has(last) ||
    BODY_NOUNS.has(last) ||
    TIME_WORDS.has(last) ||
    /^(?:middle|end|start|beginning|mood|same|moment|way|zone|dark|know|end|mercy|verge|edge|brink|process|clear|hook|run)$/.test(
      last,
    )
  )
    return [];
  return [{ about: 'place', value: named }];
};

/** `here in the bakery before anyone comes`: what comes after does not move the place. */
const upTo = (plain: string, value: string): string => {
  const here = /\bhere (?:in|at|inside|on|aboard) /.exec(plain);
  const at = here === null ? -1 : plain.indexOf(value, here.index);
  return at < 0 || /\b(?:was|were|miss|missed)\b/.test(plain)
    ? plain
    : plain.slice(0, at + value.length);
};

const isGreeting = (plain: string): boolean =>
  /^(?:\W*(?:oh|ah|well|hi|hey|hello)\W+(?:(?:oh|ah|well|hi|hey|hello)\W+)*)?good (?:morning|afternoon|evening|night)\b/.test(
    plain,
  );

/** Words without which nothing is said of the hour or the sky. */
const OF_SKY = new RegExp(
  String.raw`\b(?:${alternatives(
    new Set([
      ...TIME_WORDS.keys(),
      ...SKY_LIGHTS.keys(),
      ...WEATHER_NOUNS.keys(),
      ...WEATHER_STATES.keys(),
      ...'sun moon star sky skies cloud rain snow storm wind fog day dark light rays pitch'.split(
        ' ',
      ),
    ]),
  )})`,
  'i',
);

/** Words without which nothing is said of where one is. */
const OF_HERE = /\b(?:here|this|(?:we|i)(?:['’](?:re|m)| are| am))\b/i;

/** Claims of one spoken sentence; most sentences make none, and two looks tell. */
export const sentenceClaims = (sentence: string, before = ''): readonly Claim[] => {
  if (!OF_SKY.test(sentence) && !OF_HERE.test(sentence)) return [];
  const asserted = withoutTagQuestion(sentence);
  const plain = cloudless(expand(asserted));
  const told = continuesMemory(plain, expand(before));
  const question = /[?？]\s*["'”’」]?$/u.test(asserted.trimEnd());
  const rest = isGreeting(plain)
    ? plain.replace(/^.*?good (?:morning|afternoon|evening|night)\W*/, '')
    : plain;
  const found = RULES.flatMap((rule) => {
    const match = rule.pattern.exec(rest);
    const real =
      match !== null &&
      !told &&
      !(question && isAsked(rest, match[0])) &&
      (isReal(certain(rest), certain(match[0])) || (isGiven(match[0]) && !isFramed(rest)));
    return match ? rule.read(match).map((one) => ({ ...one, real })) : [];
  });
  const elsewhere = ELSEWHERE.test(asserted);
  const seen = new Set<string>();
  const places = placeClaim(rest).map((one) => ({
    ...one,
    real:
      !told && !(question && isAsked(rest, one.value)) && isReal(upTo(rest, one.value), one.value),
  }));
  return [...found, ...places]
    .filter(({ about, value }) => !seen.has(`${about} ${value}`) && seen.add(`${about} ${value}`))
    .map(({ about, value, real }) => ({
      about,
      value,
      text: sentence.trim(),
      perceivedNow: real && (about === 'place' || !elsewhere),
    }));
};

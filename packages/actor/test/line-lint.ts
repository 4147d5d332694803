// What is wrong with a line somebody wrote for the shared words: its length, its slots, and whether it does what it is for.
import { readSpokenActs } from '@hakoniwa/gm';
import {
  answersTo,
  callsForAnswer,
  characterId,
  isSpeechAct,
  type SpeechAct,
  type TextLanguage,
  type World,
} from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { BORROWED_POINTS } from '../src/phrases/borrowed-points.ts';

/** One line with what it is for. */
export interface WrittenLine {
  readonly key: string;
  readonly text: string;
}

/** What a key asks of its lines. */
interface Wanted {
  readonly act: SpeechAct;
  readonly to?: SpeechAct | undefined;
}

/** What lines of that key do, and after what; undefined for no key at all. */
function wantedOf(key: string): Wanted | undefined {
  if (Object.hasOwn(BORROWED_POINTS, key))
    return BORROWED_POINTS[key as keyof typeof BORROWED_POINTS];
  if (key.startsWith('propose-')) return { act: 'propose' };
  if (key.startsWith('accept-')) return { act: 'accept', to: 'propose' };
  return key.startsWith('close-') ? { act: 'praise' } : undefined;
}

const SLOTS = new Set(
  'object the-object topic the-topic call call-politely deed place where who when found me'.split(
    ' ',
  ),
);
const MOST = { ja: 45, en: 16 } as const;
const WORDS = {
  ja: { object: '箱', topic: '箱', call: 'ミオ', deed: '箱を開ける', place: '居間' },
  en: {
    ...{ object: 'box', 'the-object': 'the box', topic: 'box', 'the-topic': 'the box' },
    ...{ call: 'Mio', deed: 'open the box', place: 'den' },
  },
} as const satisfies Record<TextLanguage, Readonly<Record<string, string>>>;

const worlds = new Map<TextLanguage, World>();

function worldIn(language: TextLanguage): World {
  const [box, den] = language === 'ja' ? ['箱', '居間'] : ['box', 'den'];
  const made = worlds.get(language) ?? {
    ...aWorld({
      places: [{ ...aPlace('den', []), name: den }],
      characters: [
        { ...aCharacter('mio', 'den'), name: language === 'ja' ? 'ミオ' : 'Mio' },
        aCharacter('kai', 'den'),
      ],
      props: [{ ...aProp('box', { place: 'den' }), name: box }],
    }),
    language,
  };
  worlds.set(language, made);
  return made;
}

/** How a line sounds in a small world. */
export function rendered(text: string, language: TextLanguage): string {
  const words: Readonly<Record<string, string>> = WORDS[language];
  return text.replace(/\{([\w-]+)\}/g, (_, name: string) => words[name] ?? '');
}

/** What breaks a law in a line, in plain words; nothing where it is whole. */
export function brokenIn({ key, text }: WrittenLine, language: TextLanguage): string[] {
  const wanted = wantedOf(key);
  if (!wanted) return ['no such key'];
  const slots = [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  const bare = text.replace(/\{[^}]*\}/g, '');
  const long = language === 'ja' ? [...bare].length : bare.split(/\s+/).filter(Boolean).length;
  const isAsking = isSpeechAct(wanted.act, 'ask') || ['propose', 'offer'].includes(wanted.act);
  const wrong: readonly (readonly [boolean, string])[] = [
    [slots.some((name) => !SLOTS.has(name)), 'a slot there is none of'],
    [language === 'ja' && slots.some((name) => name.startsWith('the-')), 'an English slot'],
    [long > MOST[language], `too long (${long})`],
    [bare.split(/[.!?。！？]+/).filter((one) => one.trim() !== '').length > 2, 'three sentences'],
    [!isAsking && /[?？]/.test(text), 'a question mark'],
    [isSpeechAct(wanted.act, 'ask') && !/[?？]/.test(text), 'no question mark'],
    [key === 'do' && !slots.some((name) => name.endsWith('object')), 'does not name the thing'],
    [/[「」“”*(（]/.test(text), 'quotation marks or brackets'],
    [!/[.!?…。！？〜ー♪]$/.test(text.trim()), 'no end'],
    [language === 'ja' && !/[ぁ-んァ-ヶ一-龠]/.test(bare), 'not Japanese'],
    [language === 'en' && /[ぁ-んァ-ヶ一-龠]/.test(bare), 'not English'],
  ];
  return wrong.flatMap(([isWrong, told]) => (isWrong ? [told] : []));
}

/** The acts a stranger reads in it, and whether they are what it is for. */
export function readBack(
  { key, text }: WrittenLine,
  language: TextLanguage,
): { readonly acts: readonly SpeechAct[]; readonly isMeant: boolean } {
  const { act, to } = wantedOf(key) ?? { act: 'tell' as const };
  const world = worldIn(language);
  const [speaker, hearer] = [characterId('kai'), characterId('mio')];
  const acts = readSpokenActs(rendered(text, language), {
    ...{ names: world, speaker, hearers: [hearer] },
    ...(to === undefined ? {} : { before: { speaker: hearer, acts: [to] } }),
  }).map((one) => one.act);
  if (to !== undefined) return { acts, isMeant: acts.some((one) => answersTo(one, to)) };
  if (act === 'propose') return { acts, isMeant: acts.some((one) => PROPOSING.has(one)) };
  if (callsForAnswer(act))
    return { acts, isMeant: acts.some((one) => isSpeechAct(one, widest(act))) };
  return { acts, isMeant: !acts.some(callsForAnswer) };
}

const PROPOSING: ReadonlySet<SpeechAct> = new Set(['propose', 'invite', 'request', 'offer']);

/** The act it is a kind of, or itself: whether or what, it is asked. */
const widest = (act: SpeechAct): SpeechAct => (isSpeechAct(act, 'ask') ? 'ask' : act);

// Spec 4's safe gestures and fallbacks, with an English set.

/** Gestures of the body that are always fine (spec 4 §2.2). */
export const SAFE_ACTIONS: readonly string[] = [
  '微笑む',
  '笑う',
  '目を細める',
  '眉をひそめる',
  '首をかしげる',
  'ため息',
  '深呼吸',
  '一息つく',
  '頷く',
  '首を振る',
  '肩をすくめる',
  '手を振る',
  'smile',
  'laugh',
  'sigh',
  'nod',
  'shrug',
  'frown',
  'shake her head',
  'shake his head',
  'take a breath',
  'tilt her head',
  'wave',
];

/** What stands in for an act, by prop or by verb (spec 4 §4.2). */
export const FALLBACKS: Readonly<Record<'ja' | 'en', ReadonlyMap<string, string>>> = {
  ja: new Map([
    ['飲む', '一息つく'],
    ['コーヒー', '一息つく'],
    ['珈琲', '一息つく'],
    ['お茶', '一息つく'],
    ['紅茶', '一息つく'],
    ['ワイン', '一息つく'],
    ['ビール', '一息つく'],
    ['眼鏡', '目を細める'],
    ['メガネ', '目を細める'],
    ['めがね', '目を細める'],
    ['サングラス', '目を細める'],
    ['スマホ', '考え込む'],
    ['携帯', '考え込む'],
    ['パソコン', '考え込む'],
    ['PC', '考え込む'],
    ['タブレット', '考え込む'],
    ['本', '考え込む'],
    ['雑誌', '考え込む'],
    ['新聞', '考え込む'],
    ['タバコ', '一息つく'],
    ['煙草', '一息つく'],
    ['たばこ', '一息つく'],
  ]),
  en: new Map([
    ['drink', 'takes a breath'],
    ['coffee', 'takes a breath'],
    ['tea', 'takes a breath'],
    ['wine', 'takes a breath'],
    ['beer', 'takes a breath'],
    ['glasses', 'narrows their eyes'],
    ['eyeglasses', 'narrows their eyes'],
    ['spectacles', 'narrows their eyes'],
    ['sunglasses', 'narrows their eyes'],
    ['smartphone', 'falls into thought'],
    ['phone', 'falls into thought'],
    ['cellphone', 'falls into thought'],
    ['computer', 'falls into thought'],
    ['laptop', 'falls into thought'],
    ['tablet', 'falls into thought'],
    ['pc', 'falls into thought'],
    ['book', 'falls into thought'],
    ['magazine', 'falls into thought'],
    ['newspaper', 'falls into thought'],
    ['cigarette', 'takes a breath'],
    ['tobacco', 'takes a breath'],
    ['cigar', 'takes a breath'],
  ]),
};

/** What stands in when nothing closer is known. */
export const DEFAULT_FALLBACK: Readonly<Record<'ja' | 'en', string>> = {
  ja: '小さく頷く',
  en: 'nods slightly',
};

/** Verbs of drinking, for the first fallback. */
export const DRINKING: Readonly<Record<'ja' | 'en', RegExp>> = {
  ja: /飲[みむんま]|啜[りるっ]|すす[りるっ]|口をつけ/u,
  en: /\b(?:drink|sip|gulp|slurp)(?:s|ing|ed)?\b|\bdr[au]nk\b/iu,
};

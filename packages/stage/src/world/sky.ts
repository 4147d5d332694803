// The sky behind a world's words for its weather: "a quiet rain" rains, "thin cloud" does not.

const SKIES = [
  { sky: 'snow', words: ['雪', '吹雪', 'snow', 'blizzard', 'sleet'] },
  { sky: 'storm', words: ['雷', '嵐', '台風', 'storm', 'thunder', 'hurricane', 'typhoon'] },
  { sky: 'rain', words: ['雨', '夕立', '時雨', 'rain', 'pour', 'drizzle', 'shower'] },
  { sky: 'fog', words: ['霧', '靄', 'fog', 'mist'] },
  { sky: 'cloud', words: ['曇', 'くもり', 'cloud', 'overcast', 'gray', 'grey'] },
  { sky: 'clear', words: ['晴', '快晴', '青空', 'clear', 'sun', 'fine', 'fair', 'bright'] },
  { sky: 'wind', words: ['強風', 'wind', 'gale', 'gust'] },
  { sky: 'calm', words: ['無風', '凪', 'calm', 'windless'] },
] as const;

/** A kind of sky; `cleared` is what follows a rain or snow that is just over. */
export type Sky = (typeof SKIES)[number]['sky'] | 'cleared';
export const SKY_IDS: readonly Sky[] = [...SKIES.map(({ sky }) => sky), 'cleared'];

/** The kind of sky that words of weather speak of. */
export function skyOf(weather: string): Sky | undefined {
  const folded = weather.normalize('NFKC').toLowerCase();
  return SKIES.find(({ words }) => words.some((word) => folded.includes(word)))?.sky;
}

/** The sky overhead now: a rain that is over does not rain any more. */
export function skyNow(weather: string): Sky | undefined {
  const sky = skyOf(weather);
  const isWet = sky === 'rain' || sky === 'snow' || sky === 'storm';
  return isWet && OVER.test(weather) ? 'cleared' : sky;
}

/** Whether one of some skies is overhead; a world that says nothing about its weather is under none of them. */
export function isUnderSky(
  { weather }: { readonly weather?: string | undefined },
  skies: readonly Sky[] | undefined,
): boolean {
  if (skies === undefined) return true;
  const now = weather === undefined ? undefined : skyNow(weather);
  return now !== undefined && skies.includes(now);
}

/** 雨上がり, 雨がやんだ; "rain just over", "the rain has stopped", "after the rain". */
const OVER =
  /上が[りっ]|あが[りっ]|[止や]んだ|[止や]んで|過ぎ去|(?:just|now|is) (?:over|past)\b|stopped|has passed|\bafter (?:the |a )?(?:rain|snow|storm)/iu;

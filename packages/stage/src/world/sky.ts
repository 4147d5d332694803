// The sky behind a world's words for its weather: "a quiet rain" rains, "thin cloud" does not.
import { SKIES, WEATHER_OVER } from './data/skies.ts';

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
  return isWet && WEATHER_OVER.test(weather) ? 'cleared' : sky;
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

// Words of weather in every language, by the sky they speak of; the first that fits counts.

export const SKIES = [
  { sky: 'snow', words: ['雪', '吹雪', 'snow', 'blizzard', 'sleet'] },
  { sky: 'storm', words: ['雷', '嵐', '台風', 'storm', 'thunder', 'hurricane', 'typhoon'] },
  { sky: 'rain', words: ['雨', '夕立', '時雨', 'rain', 'pour', 'drizzle', 'shower'] },
  { sky: 'fog', words: ['霧', '靄', 'fog', 'mist'] },
  { sky: 'cloud', words: ['曇', 'くもり', 'cloud', 'overcast', 'gray', 'grey'] },
  { sky: 'clear', words: ['晴', '快晴', '青空', 'clear', 'sun', 'fine', 'fair', 'bright'] },
  { sky: 'wind', words: ['強風', 'wind', 'gale', 'gust'] },
  { sky: 'calm', words: ['無風', '凪', 'calm', 'windless'] },
] as const;

/** 雨上がり, 雨がやんだ; "rain just over", "the rain has stopped", "after the rain". */
export const WEATHER_OVER =
  /上が[りっ]|あが[りっ]|[止や]んだ|[止や]んで|過ぎ去|(?:just|now|is) (?:over|past)\b|stopped|has passed|\bafter (?:the |a )?(?:rain|snow|storm)/iu;

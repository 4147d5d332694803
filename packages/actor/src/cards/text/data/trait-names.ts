// What the sides of a personality are called on cards, in every language.

/** Names by side. */
export const TRAIT_NAMES = {
  openness: ['openness', '開放性'],
  conscientiousness: ['conscientiousness', '誠実性', '勤勉性'],
  extraversion: ['extraversion', 'extroversion', '外向性'],
  agreeableness: ['agreeableness', '協調性', '調和性'],
  neuroticism: ['neuroticism', '神経症傾向', '神経質傾向'],
  grit: ['grit', 'やり抜く力', 'グリット'],
  growthMindset: ['growth mindset', 'growthmindset', '成長マインドセット'],
} as const;

// Words that all screens of play share, in Japanese.

export const ja = {
  nav: '遊ぶページ',
  short: { characters: '人物', quests: 'クエスト', arcs: '流れ', graph: '縁', history: '記録' },
  choose: 'だれの記録を見るか',
  nobody: 'まだキャラクターがいません',
  nobodyText: '一人つくると、ここに旅の記録がたまっていきます。',
  create: 'キャラクターをつくる',
  level: 'レベル {{level}}',
  hp: 'HP',
  mp: 'MP',
  experience: '経験',
  moment: '1分未満',
  minutes: '{{count}}分',
  hours: '{{hours}}時間{{minutes}}分',
  sp: '{{count}} SP',
  rarity: {
    common: 'ありふれた',
    uncommon: '珍しい',
    rare: '稀少',
    epic: '伝承級',
    legendary: '伝説級',
    unique: '唯一',
    architect: '建築者',
  },
};

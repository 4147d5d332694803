// Words of the screen "arcs", in Japanese.

export const ja = {
  title: '物語の流れ',
  about: 'いくつものセッションをまたいで進む、大きな物語。',
  none: '大きな物語は、まだ始まっていません',
  setOut: '次の旅に出る',
  noneText: '二つめのセッションから、流れが生まれます。',
  status: { active: '進行中', completed: '完結', abandoned: '途切れた' },
  conflict: '向き合うもの',
  themes: '主題',
  progress: '進み具合',
  phase: '第{{number}}章',
  now: 'いまここ',
  passed: '通りすぎた章',
  sessions: 'セッション {{count}} 回',
  milestones: '節目',
  reached: '{{at}} に到達',
  notYet: 'まだ',
};

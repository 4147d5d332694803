// Words of the screen "quests", in Japanese.

export const ja = {
  title: 'クエスト',
  about: '引き受けたこと、なしとげたこと。順番はありません。',
  active: '進行中',
  completed: '達成',
  abandoned: '手放した',
  none: 'クエストはまだありません',
  noneText: '最初のセッションを始めると、六つのクエストが手渡されます。',
  giver: '{{name}}から',
  rewards: '報酬',
  progress: '進み具合',
  doneAt: '{{at}} に達成',
};

// What a pack's author is told of phrases, in Japanese.

export const ja = {
  message: '自分の台詞がないので、共通の言い回しで話します（{count}人）: {who}',
  fix: 'このままで構いません。「who: …」のある台詞を書くと、その人の声になります。',
};

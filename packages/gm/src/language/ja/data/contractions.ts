// What people shorten and slur, and what it stands for: written out before anything else is read.

/** In order; each is looked for in what the ones before have left. */
export const CONTRACTIONS: readonly { readonly written: RegExp; readonly stands: string }[] = [
  // のみてー, 見てえ
  {
    written:
      /(?<=[いきしちにみりぎびえけせてねめれげべ\p{sc=Han}])て(?:ー+|え|ぇ)(?=$|[なよわぞしけ。！!…、])/gu,
    stands: 'たい',
  },
  // しらねえ, 食べねー
  {
    written: /(?<=[らまさなわばがべけめれせ])ね(?:ー+|え|ぇ)(?=$|[なよわぞしけ。！!…、])/gu,
    stands: 'ない',
  },
  // お茶のみたい, ここでまつ: verbs that the dictionary takes for a particle and a tree
  { written: /のみ(?=た[いくか]|ます|ながら)/gu, stands: '飲み' },
  { written: /(?<=[でをに])まつ(?=$|[。、よねわ])/gu, stands: '待つ' },
  // いいすか, 泳げないんすけど, そうっす
  { written: /っすか(?=[。？?！!]|$)/gu, stands: 'ですか' },
  { written: /(?<=[いんなだたる])すか(?=[。？?！!]|$)/gu, stands: 'ですか' },
  { written: /んす(?=[けかよねが。！…]|$)/gu, stands: 'んです' },
  { written: /っす(?=[けよねが。！…]|$)/gu, stands: 'です' },
  // 持ったまんま
  { written: /(?<=[ただの])まんま(?=[、。でも\s]|$)/gu, stands: 'まま' },
  // ついとる, 持っとった
  { written: /(?<=[っいしえけれべめ])とる(?=$|[。！、…とがけよねわか])/gu, stands: 'ている' },
  // 声に出しとく
  { written: /(?<=[っいしえけれべめ])ちまう/gu, stands: 'てしまう' },
  { written: /(?<=[っいしえけれべめ])ちまっ/gu, stands: 'てしまっ' },
];

// Words of the first page, in Japanese.

export const ja = {
  title: '箱庭',
  about: 'ちいさな世界が、もう動いています。のぞいて、手を入れて、遊んでください。',
  opening: '庭をひらいています…',
  said: '「{{text}}」',
  toScene: '場面を読む',
  toGarden: '庭を見る',
  toChronicle: '年代記',
  model: {
    looking: 'ことばのモデルをさがしています…',
    found: '{{server}} の {{model}} が見つかりました。',
    none: 'いまは本能だけで暮らしています。Ollama などを起動すると、自分のことばで話しはじめます。',
    settings: 'モデルの設定',
  },
  doors: {
    label: 'ここからできること',
    opening: '町をひらいています…',
    town: '町をながめる',
    townText: '十人が食べ、働き、湯につかり、立ち話をする町。早送りもできます。',
    play: 'ネクサスで遊ぶ',
    playText: '自分のキャラクターで、選ぶか書くかして物語を進めます。',
    bring: 'キャラクターを連れてくる',
    bringText: 'SillyTavern のカードやロアブックを、そのまま迎えられます。',
  },
  gardens: {
    title: 'あなたの庭',
    new: '庭をはじめる',
    none: 'まだ庭がありません',
    open: '「{{name}}」の庭を見る',
    read: '「{{name}}」の場面を読む',
    chronicle: '「{{name}}」の年代記を読む',
    since: '{{moment}} にはじまり、できごとは {{count}} 件',
  },
};

// Words of the first page, in Japanese.

export const ja = {
  title: '箱庭',
  about: '小さな世界の、いまをのぞく。',
  model: {
    looking: 'ことばのモデルをさがしています…',
    found: '{{server}} の {{model}} が見つかりました。',
    none: 'いまは本能だけで暮らしています。Ollama などを起動すると、自分のことばで話しはじめます。',
    settings: 'モデルの設定',
  },
};

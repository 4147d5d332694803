// What this package says in Japanese.
import type { ModelWording } from './wording-shape.ts';

export const ja: ModelWording = {
  askForJson: (schema) =>
    `次のJSON Schemaに合うJSONだけを返してください。説明や\`\`\`は不要です。\n${schema}`,
  askAgain: (problems) =>
    `今の答えは形式に合いませんでした（${problems}）。正しいJSONだけをもう一度書いてください。JSONが書けなければ、項目ごとに <項目名>値</項目名> と書いてください。`,
  advice: {
    refused: ({ url, server }) =>
      `${url} では何も動いていません。${server} を使うなら起動してください。使わないなら、このままで構いません。`,
    silent: ({ url }) =>
      `${url} は接続を受けましたが、時間内に答えませんでした。モデルの読み込み中なら少し待って、もう一度探してください。`,
    unauthorized: ({ url }) =>
      `${url} は鍵（APIキー）を求めています。環境変数か .env の HAKONIWA_MODEL_KEY に書いてください。`,
    forbidden: ({ url, detail }) =>
      `${url} に拒まれました（${detail}）。Ollamaなら OLLAMA_HOST を 127.0.0.1 にし、プロキシ越しなら Host を localhost にしてください。`,
    loading: ({ url }) =>
      `${url} はモデルを読み込んでいます。終わってから、もう一度探してください。`,
    unknownServer: ({ url }) =>
      `${url} では別のサーバーが動いていて、モデルのAPIがありません。モデルサーバーのアドレスを HAKONIWA_MODEL_URL に書いてください。`,
    badAddress: ({ url, detail }) =>
      `${url} はアドレスとして使えません（${detail}）。http://ホスト:ポート の形で書いてください。`,
    redirects: ({ url, detail }) =>
      `${url} は別の場所（${detail}）へ回そうとしています。安全のため追いません。最終のアドレスを直接書いてください。`,
    broken: ({ url, detail }) =>
      `${url} の答えを読めませんでした（${detail}）。サーバーを再起動するか、新しい版にしてください。`,
    noModels: ({ url, server }) =>
      server === 'Ollama'
        ? `${url} にモデルがまだありません。\`hakoniwa pull gemma3:4b\` か \`ollama pull gemma3:4b\` で取得してください。`
        : `${url} にモデルがまだありません。${server} でモデルを一つ読み込んでください。`,
    remoteModels: ({ detail }) =>
      `${detail} はクラウドのモデルです。選ぶと会話がこのコンピューターの外へ送られます。`,
    oldOllama: ({ detail }) =>
      `Ollama ${detail} には知られた弱点があります。0.17.1 以降に更新してください。`,
    exposed: ({ url, server }) =>
      server === 'Ollama'
        ? `${url} の Ollama は、鍵なしでネットワークの誰にでも答えます。OLLAMA_HOST を 127.0.0.1 にして起動し直してください。`
        : `${url} の ${server} は、鍵なしでネットワークの誰にでも答えます。127.0.0.1 だけで待ち受けるか、鍵を設定してください。`,
  },
};

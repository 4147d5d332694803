// The options of `hakoniwa scene` that are about a model.
import type { OptionHelp } from '../command.ts';

export const MODEL_OPTIONS: Readonly<Record<string, OptionHelp>> = {
  model: {
    type: 'string',
    value: 'name',
    help: {
      ja: 'モデル: auto（見つけたもの）、ollama:gemma3:4b、openai:名前@http://127.0.0.1:8080/v1（省略時は本能）',
      en: 'model: auto (what is found), ollama:gemma3:4b or openai:name@http://127.0.0.1:8080/v1 (instinct when absent)',
    },
  },
  fused: {
    type: 'boolean',
    help: { ja: '思考と演技を一度の呼び出しで行う', en: 'think and perform in one call' },
  },
  deadline: {
    type: 'string',
    value: 'ms',
    help: {
      ja: '一ターンの制限時間（思考・演技・やり直しを合わせたミリ秒、既定は 120000）',
      en: 'time for one turn in milliseconds, thought, performance and repairs together (120000 by default)',
    },
  },
  'max-tokens': {
    type: 'string',
    value: 'n',
    help: {
      ja: 'トークンの上限。達したら場面を止めて知らせる',
      en: 'hard cap on tokens; the scene pauses there and says so',
    },
  },
  quality: {
    type: 'boolean',
    help: {
      ja: '手の空いたときに、台詞を五つの観点でモデルに採点させる',
      en: 'let the model score the lines on five axes when it has nothing else to do',
    },
  },
  embed: {
    type: 'string',
    value: 'name',
    help: {
      ja: '記憶を意味で思い出すための埋め込みモデル: ollama:nomic-embed-text など（省略時は言葉の重なり）',
      en: 'embedding model to recall memories by meaning: ollama:nomic-embed-text (by shared words when absent)',
    },
  },
  record: {
    type: 'string',
    value: 'file',
    help: { ja: 'モデルの答えを記録するファイル', en: "file to record the model's answers in" },
  },
  replay: {
    type: 'string',
    value: 'file',
    help: { ja: '記録した答えで、サーバーなしに演じる', en: 'play recorded answers, no server' },
  },
};

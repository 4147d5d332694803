// The model a scene is played by: read from the options, with clear words for what cannot be.
import {
  createRecording,
  ModelFormError,
  openModel,
  parseModelAddress,
  RecordingError,
  readRecording,
  recordedModel,
} from '@hakoniwa/garden';
import { type LanguageModel, ModelAddressError } from '@hakoniwa/model';
import type { Language } from '@hakoniwa/stage';
import { type Call, type OptionHelp, UsageError } from '../command.ts';
import { say } from '../locale/index.ts';

export const MODEL_OPTIONS: Readonly<Record<string, OptionHelp>> = {
  model: {
    type: 'string',
    value: 'name',
    help: {
      ja: 'モデル: ollama:gemma3:4b や openai:名前@http://127.0.0.1:8080/v1（省略時は直感）',
      en: 'model: ollama:gemma3:4b or openai:name@http://127.0.0.1:8080/v1 (instinct when absent)',
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
      ja: '呼び出し一回の制限時間（ミリ秒、既定は 60000）',
      en: 'time for one call in milliseconds (60000 by default)',
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

/** The model that was asked for; undefined when instinct plays alone. */
export async function sceneModel(call: Call): Promise<LanguageModel | undefined> {
  const { language } = call;
  const [model, record, replay] = ['model', 'record', 'replay'].map((name) => textOf(call, name));
  if (replay !== undefined && (model ?? record) !== undefined)
    throw new UsageError(say(language, 'modelAndReplay'));
  const isModelNamed = (model ?? replay) !== undefined;
  const idle = ['record', 'fused', 'deadline'].find((name) => call.options[name] !== undefined);
  if (!isModelNamed && idle !== undefined)
    throw new UsageError(say(language, 'modelMissing', { option: idle }));
  try {
    if (replay !== undefined) return recordedModel(await readRecording(replay));
    return model === undefined ? undefined : await liveModel(model, record);
  } catch (error) {
    throw explained(error, language);
  }
}

/** The name is read first: a wrong one must not leave an empty recording behind. */
async function liveModel(model: string, record: string | undefined): Promise<LanguageModel> {
  const address = parseModelAddress(model);
  const bare = openModel({ address });
  return record === undefined
    ? bare
    : openModel({ address, journal: await createRecording(record) });
}

function textOf({ options }: Call, name: string): string | undefined {
  const given = options[name];
  return typeof given === 'string' ? given : undefined;
}

function explained(error: unknown, language: Language): unknown {
  if (error instanceof ModelFormError)
    return new UsageError(say(language, 'modelForm', { given: error.given }));
  if (error instanceof ModelAddressError)
    return new UsageError(say(language, 'modelAddress', { address: error.details.address }));
  if (error instanceof RecordingError) {
    const key = error.kind === 'exists' ? 'recordingExists' : 'recordingUnreadable';
    return new UsageError(say(language, key, { file: error.file }));
  }
  return error;
}

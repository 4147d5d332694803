// The model a scene is played by: read from the options, with clear words for what cannot be.

import {
  createRecording,
  type FoundModel,
  findModel,
  ModelFormError,
  modelKeys,
  NoModelError,
  openEmbedder,
  openModel,
  type Recording,
  RecordingError,
  readRecording,
  recordedModel,
} from '@hakoniwa/garden';
import {
  type Embedder,
  type LanguageModel,
  ModelAddressError,
  outboundDoor,
  replayEmbedder,
} from '@hakoniwa/model';
import { textIn } from '@hakoniwa/stage';
import { type Call, UsageError } from '../command.ts';
import { say } from '../locale/index.ts';
import { safeText } from '../output/safe-text.ts';
import { type RunBudget, runBudget } from './model-budget.ts';
import { numberOf } from './scene-options.ts';

/** The model of a scene, and how it is to be asked. */
export interface SceneModel {
  readonly model: LanguageModel;
  /** Gives the vectors memories are recalled by, where one was asked for or recorded. */
  readonly embedder: Embedder | undefined;
  /** Whether a server is asked, and not a recording. */
  readonly isLive: boolean;
  readonly mode: 'two-phase' | 'fused';
  readonly deadlineMs: number | undefined;
  readonly isScored: boolean;
  readonly books: RunBudget;
  readonly capTokens: number | undefined;
  /** Ends the recording, where there is one: until then a last call may still be on its way to the file. */
  readonly close: () => Promise<void>;
}

/** The model that was asked for; undefined when instinct plays alone. */
export async function sceneModel(call: Call): Promise<SceneModel | undefined> {
  const { language } = call;
  const [model, record, replay] = ['model', 'record', 'replay'].map((name) => textOf(call, name));
  if (replay !== undefined && (model ?? record) !== undefined)
    throw new UsageError(say(language, { key: 'modelAndReplay' }));
  const isNamed = (model ?? replay) !== undefined;
  const idle = NEEDS_MODEL.find((name) => call.options[name] !== undefined);
  if (!isNamed && idle !== undefined)
    throw new UsageError(say(language, { key: 'modelMissing', values: { option: idle } }));
  if (!isNamed) return undefined;
  const capTokens = numberOf(call, 'max-tokens');
  const wish = {
    mode: call.options.fused === true ? ('fused' as const) : ('two-phase' as const),
    deadlineMs: numberOf(call, 'deadline'),
    isScored: call.options.quality === true,
    books: runBudget(capTokens),
    capTokens,
  };
  try {
    if (replay !== undefined) {
      const records = await readRecording(replay);
      const embedder = replayEmbedder(records);
      const close = async () => undefined;
      return { ...wish, isLive: false, model: recordedModel(records), embedder, close };
    }
    const live = await liveModels(call, { named: model ?? '', record, books: wish.books });
    return { ...wish, isLive: true, ...live };
  } catch (error) {
    throw modelMistake(error, call);
  }
}

const NEEDS_MODEL = ['record', 'embed', 'fused', 'deadline', 'quality', 'max-tokens'];

interface Live {
  readonly named: string;
  readonly record: string | undefined;
  readonly books: RunBudget;
}

/** The names are read first: a wrong one must not leave an empty recording behind. */
async function liveModels(
  call: Call,
  { named, record, books }: Live,
): Promise<Pick<SceneModel, 'model' | 'embedder' | 'close'>> {
  const settings = call.settings();
  const door = outboundDoor({ keys: modelKeys(settings, named) });
  const found = await findModel(named, { settings, probing: { door } });
  const embed = textOf(call, 'embed');
  const vectors =
    embed === undefined ? undefined : await findModel(embed, { settings, probing: { door } });
  const open = (journal?: Recording) => ({
    model: openModel({ address: found.address, door, ...books, journal }),
    embedder: vectors && openEmbedder({ address: vectors.address, door, journal }),
    close: async () => journal?.close(),
  });
  const bare = open();
  for (const one of [found, vectors])
    if (one?.isRemote)
      call.output.err(
        `! ${say(call.language, { key: 'remoteModel', values: { model: nameOfModel(one) } })}`,
      );
  return record === undefined ? bare : open(await createRecording(record));
}

function nameOfModel({ address }: FoundModel): string {
  return safeText(`${address.server}:${address.model}@${address.baseUrl}`);
}

function textOf({ options }: Call, name: string): string | undefined {
  const given = options[name];
  return typeof given === 'string' ? given : undefined;
}

/** What a person named wrongly, as a usage error with words; anything else as it is. */
export function modelMistake(
  error: unknown,
  { language, output }: Pick<Call, 'language' | 'output'>,
): unknown {
  if (error instanceof ModelFormError)
    return new UsageError(say(language, { key: 'modelForm', values: { given: error.given } }));
  if (error instanceof ModelAddressError)
    return new UsageError(
      say(language, { key: 'modelAddress', values: { address: error.details.address } }),
    );
  if (error instanceof RecordingError) {
    const key = error.kind === 'exists' ? 'recordingExists' : 'recordingUnreadable';
    return new UsageError(say(language, { key, values: { file: error.file } }));
  }
  if (error instanceof NoModelError) {
    const reasons = error.detections.flatMap(({ advice }) =>
      advice.map(({ text }) => `  · ${safeText(textIn(text, language))}`),
    );
    output.err([say(language, { key: 'modelNotFound' }), ...reasons].join('\n'));
    return new UsageError(say(language, { key: 'noModelFound' }));
  }
  return error;
}

// Where the models of this house come from: the environment, the settings, and what this machine offers.

import {
  findModel,
  ModelFormError,
  type ModelSettings,
  type ModelSource,
  NoModelError,
  type SourcedModel,
} from '@hakoniwa/garden';
import { ModelAddressError, ServerSchedulers, USUAL_PORTS } from '@hakoniwa/model';
import { AUTO } from '@hakoniwa/protocol';

interface SourceOptions {
  /** What is said about models now; settings may change while the house stands. */
  readonly settings: () => ModelSettings;
  readonly tokensPerDay?: (() => number | undefined) | undefined;
  /** Looked at instead of the usual ports. */
  readonly hosts?: readonly string[] | undefined;
  /** Looked at besides. */
  readonly more?: (() => readonly string[]) | undefined;
  readonly now?: () => number;
}

/** Servers do not come and go faster than this, and every turn asks. */
const FOUND_MS = 60_000;
/** A server that is being started should be noticed soon. */
const MISSING_MS = 10_000;

/** Names looked up at the same time: a handful of models. */
const NAMES_KNOWN = 50;

interface Known {
  untilMs: number;
  readonly found: Promise<SourcedModel | undefined>;
}

export function modelSource(options: SourceOptions): ModelSource {
  const { settings, hosts = usual(), more = () => [], now = Date.now } = options;
  const known = new Map<string, Known>();
  const look = (name: string): Promise<SourcedModel | undefined> => {
    const said = settings();
    const all = [...more(), ...hosts];
    const key = JSON.stringify([name, said, all]);
    const before = known.get(key);
    if (before && before.untilMs > now()) return before.found;
    const found = sourced(name, { said, hosts: all });
    const entry: Known = { untilMs: now() + FOUND_MS, found };
    if (known.size >= NAMES_KNOWN) known.clear();
    known.set(key, entry);
    void found.then((one) => {
      if (!one) entry.untilMs = Math.min(entry.untilMs, now() + MISSING_MS);
    });
    return found;
  };
  return {
    find: look,
    tokensPerDay: options.tokensPerDay ?? (() => undefined),
    schedulers: new ServerSchedulers(),
  };
}

interface Looking {
  readonly said: ModelSettings;
  readonly hosts: readonly string[];
}

function usual(): readonly string[] {
  return USUAL_PORTS.map(([port]) => `http://127.0.0.1:${port}`);
}

/** Never rejects for what people can write: a name that means nothing is no model. */
async function sourced(name: string, { said, hosts }: Looking): Promise<SourcedModel | undefined> {
  const { OLLAMA_HOST, HAKONIWA_MODEL_URL, HAKONIWA_MODEL } = said;
  const isNamed = name !== AUTO;
  const isTold =
    isNamed || [OLLAMA_HOST, HAKONIWA_MODEL_URL, HAKONIWA_MODEL].some((one) => one !== undefined);
  const isFull = /^(?:ollama|openai):/.test(name);
  const asked = isNamed && !isFull ? { ...said, HAKONIWA_MODEL: name } : said;
  try {
    return { ...(await findModel(isFull ? name : AUTO, asked, { hosts })), isTold };
  } catch (error) {
    const isNone = [ModelFormError, NoModelError, ModelAddressError].some(
      (kind) => error instanceof kind,
    );
    if (isNone) return undefined;
    throw error;
  }
}

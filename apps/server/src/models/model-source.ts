// Where the models of this server come from: the environment, the settings, and what this machine offers.

import {
  addressInName,
  findModel,
  isFullModelName,
  ModelFormError,
  type ModelSettings,
  type ModelSource,
  NoModelError,
  type SourcedModel,
  serversNamedBy,
} from '@hakoniwa/garden';
import {
  ModelAddressError,
  type OutboundDoor,
  outboundDoor,
  type ServerKey,
  ServerSchedulers,
} from '@hakoniwa/model';
import { AUTO } from '@hakoniwa/protocol';
import { modelDetection, serversIn, USUAL_HOSTS } from './model-detection.ts';

/** Models of a server, and whether a name may be chosen in it. */
export interface ServerModels extends ModelSource {
  /** Whether the server a name tells the address of may be called; throws what `parseModelAddress` throws. */
  readonly mayCall: (name: string) => Promise<boolean>;
}

interface SourceOptions {
  /** What is said about models now; settings may change while the server stands. */
  readonly settings: () => ModelSettings;
  /**
   * How far people who choose a model may send this server: anywhere on one's own machine; else only to servers that
   * the server was told of or found, or it would become a way in for others.
   */
  readonly reach: 'anywhere' | 'known';
  /** The keys of the environment, each with its server. */
  readonly keys?: readonly ServerKey[] | undefined;
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

export function modelSource(options: SourceOptions): ServerModels {
  const { settings, hosts = USUAL_HOSTS, more = () => [], now = Date.now } = options;
  const doorFor = doors(options);
  const known = new Map<string, Known>();
  const look = (name: string): Promise<SourcedModel | undefined> => {
    const said = settings();
    const all = [...more(), ...hosts];
    const key = JSON.stringify([name, said, all]);
    const before = known.get(key);
    if (before && before.untilMs > now()) return before.found;
    const found = sourced(name, { said, hosts: all, doorFor });
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
    mayCall: async (name) => {
      const address = addressInName(name);
      return address === undefined || (await doorFor(name)).mayCall(address);
    },
    tokensPerDay: options.tokensPerDay ?? (() => undefined),
    schedulers: new ServerSchedulers(),
  };
}

type DoorFor = (name: string) => Promise<OutboundDoor>;

/** The door for calls to a named model; the same one as long as the same servers are known. */
function doors({ settings, reach, keys = [], hosts, more = () => [] }: SourceOptions): DoorFor {
  const open = outboundDoor({ keys });
  if (reach === 'anywhere') return async () => open;
  const detection = modelDetection({ hosts, more, keys });
  let last: { readonly of: string; readonly door: OutboundDoor } | undefined;
  return async (name) => {
    // A name without an address means what the server was told of, or what it found by itself.
    if (addressInName(name) === undefined) return open;
    const found = serversIn(await detection.list());
    const servers = [...serversNamedBy(settings()), ...more(), ...found];
    const of = servers.join(' ');
    if (last?.of !== of) last = { of, door: outboundDoor({ servers, keys }) };
    return last.door;
  };
}

interface Looking {
  readonly said: ModelSettings;
  readonly hosts: readonly string[];
  readonly doorFor: DoorFor;
}

/** Never rejects for what people can write: a name that means nothing, or may not be called, is no model. */
async function sourced(
  name: string,
  { said, hosts, doorFor }: Looking,
): Promise<SourcedModel | undefined> {
  const { OLLAMA_HOST, HAKONIWA_MODEL_URL, HAKONIWA_MODEL } = said;
  const isNamed = name !== AUTO;
  const isTold =
    isNamed || [OLLAMA_HOST, HAKONIWA_MODEL_URL, HAKONIWA_MODEL].some((one) => one !== undefined);
  const isFull = isFullModelName(name);
  const asked = isNamed && !isFull ? { ...said, HAKONIWA_MODEL: name } : said;
  try {
    const door = await doorFor(name);
    return {
      ...(await findModel(isFull ? name : AUTO, { settings: asked, probing: { door, hosts } })),
      isTold,
    };
  } catch (error) {
    const isNone = [ModelFormError, NoModelError, ModelAddressError].some(
      (kind) => error instanceof kind,
    );
    if (isNone) return undefined;
    throw error;
  }
}

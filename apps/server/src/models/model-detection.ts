// Looks for model servers, and not more often than it makes sense.
import {
  type Detection,
  detectModels,
  type FoundServer,
  outboundDoor,
  probeServer,
  type ServerKey,
  USUAL_PORTS,
} from '@hakoniwa/model';

/** How far a probe may go: anywhere from one's own machine, else outside only, or to servers known here. */
export type ProbeReach = 'anywhere' | 'public' | 'known';

export interface ModelDetection {
  readonly list: () => Promise<readonly Detection[]>;
  /** The server at an address somebody typed; throws a ModelError, ModelAddressError where it may not be called. */
  readonly probe: (url: string, reach: ProbeReach) => Promise<FoundServer>;
}

interface DetectionOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Looked at instead of the usual ports. */
  readonly hosts?: readonly string[] | undefined;
  /** Looked at besides. */
  readonly more?: () => readonly string[];
  /** What servers of the environment are asked with. */
  readonly keys?: readonly ServerKey[];
  readonly now?: () => number;
}

/** Looking takes a second or two and servers do not come and go faster than this. */
const FRESH_MS = 5_000;

/** Where a model server usually is on this machine. */
export const USUAL_HOSTS: readonly string[] = USUAL_PORTS.map(
  ([port]) => `http://127.0.0.1:${port}`,
);

export function modelDetection({
  env = {},
  hosts = USUAL_HOSTS,
  more = () => [],
  keys = [],
  now = Date.now,
}: DetectionOptions): ModelDetection {
  // Only places that the keeper of the server named, and the usual ones, are looked at through this door.
  const door = outboundDoor({ keys });
  let last: { atMs: number; of: string; found: Promise<readonly Detection[]> } | undefined;
  const list = () => {
    const all = [...more(), ...hosts];
    const of = all.join(' ');
    if (!last || last.of !== of || now() - last.atMs > FRESH_MS)
      last = { atMs: now(), of, found: detectModels({ env, hosts: all, door }) };
    return last.found;
  };
  const doorFor = async (reach: ProbeReach) => {
    if (reach === 'anywhere') return outboundDoor();
    if (reach === 'public') return outboundDoor({ kinds: ['public'] });
    return outboundDoor({ servers: serversIn(await list()) });
  };
  return {
    list,
    probe: async (typed, reach) => probeServer(typed, { door: await doorFor(reach) }),
  };
}

/** The addresses of the servers that answered. */
export function serversIn(detections: readonly Detection[]): readonly string[] {
  return detections.flatMap(({ found }) => (found ? [found.baseUrl] : []));
}

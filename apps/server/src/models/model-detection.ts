// Looks for model servers, and not more often than it makes sense.
import {
  type Detection,
  detectModels,
  type FoundServer,
  probeServer,
  USUAL_PORTS,
} from '@hakoniwa/model';
import { safeTarget } from '../safe/safe-target.ts';

export interface ModelDetection {
  readonly list: () => Promise<readonly Detection[]>;
  /** The server at an address somebody typed; throws UNSAFE_TARGET or a ModelError. */
  readonly probe: (url: string, rules: { allowsPrivate: boolean }) => Promise<FoundServer>;
}

interface DetectionOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Looked at instead of the usual ports. */
  readonly hosts?: readonly string[];
  /** Looked at besides. */
  readonly more?: () => readonly string[];
  readonly now?: () => number;
}

/** Looking takes a second or two and servers do not come and go faster than this. */
const FRESH_MS = 5_000;

export function modelDetection({
  env = {},
  hosts = USUAL_PORTS.map(([port]) => `http://127.0.0.1:${port}`),
  more = () => [],
  now = Date.now,
}: DetectionOptions): ModelDetection {
  let last: { atMs: number; of: string; found: Promise<readonly Detection[]> } | undefined;
  return {
    list: () => {
      const all = [...more(), ...hosts];
      const of = all.join(' ');
      if (!last || last.of !== of || now() - last.atMs > FRESH_MS)
        last = { atMs: now(), of, found: detectModels({ env, hosts: all }) };
      return last.found;
    },
    probe: async (typed, rules) => {
      const { url, allows } = await safeTarget(typed, rules);
      return probeServer(url, { allows });
    },
  };
}

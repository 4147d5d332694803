// Outbound: what ships calls addresses through the one door, and nowhere else.
import { isCode, isTestSupport } from '../file-kinds.ts';
import { globalUses } from '../global-names.ts';
import { type Finding, lineAt, type SourceFile } from '../source-file.ts';
import { moduleOf, treeOf } from '../syntax.ts';

/** Where something else than the door may open a connection, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'packages/model/src/outbound/exchange.ts': 'the door itself',
  'packages/client/src/': 'pages and programs that call the server they were pointed at',
  'apps/web/src/': 'a page, which can only call its own server',
  'apps/server/src/page/': 'pages too, sent as they are',
  'apps/cli/src/running-server.ts': 'asks whether the server of this machine runs',
  'apps/cli/src/play/connection.ts': 'the server that --server names',
  'apps/cli/src/commands/gardens.ts': 'the server that --server names',
  'packages/database/src/': 'databases, by their own protocol',
};

/** Names of modules with which one can call out; `*` stands for the whole module. */
const CALLERS: Readonly<Record<string, readonly string[]>> = {
  'node:http': ['request', 'get', 'Agent', 'ClientRequest', '*'],
  'node:https': ['request', 'get', 'Agent', '*'],
  'node:http2': ['connect', '*'],
  'node:net': ['connect', 'createConnection', 'Socket', '*'],
  'node:tls': ['connect', '*'],
  'node:dgram': ['createSocket', '*'],
  undici: ['*'],
};

const GLOBALS = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'];

const REMEDY =
  'call by `outboundDoor(…).send` of @hakoniwa/model, or name the file in outbound.ts with the reason';

/** Findings for every way out beside the door. */
export function findOtherDoors(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => isShipped(path))
    .flatMap((file) => [...imported(file), ...used(file)]);
}

function isShipped(path: string): boolean {
  const isOurs = /^(?:packages|apps)\/[^/]+\/src\//.test(path);
  const isAllowed = Object.keys(ALLOWED).some((allowed) => path.startsWith(allowed));
  return isOurs && isCode(path) && !isTestSupport(path) && !isAllowed;
}

function imported(file: SourceFile): Finding[] {
  return moduleOf(file).staticImports.flatMap(({ moduleRequest, entries, start }) => {
    const specifier = moduleRequest.value;
    const callers = CALLERS[specifier] ?? CALLERS[`node:${specifier}`] ?? [];
    return entries
      .filter(({ isType }) => !isType)
      .map(({ importName }) => importName.name ?? '*')
      .filter((name) => callers.includes(name) || (callers.length === 1 && callers[0] === '*'))
      .map((name) => finding(file, start, `${name} of ${specifier} calls out`));
  });
}

function used(file: SourceFile): Finding[] {
  return globalUses(treeOf(file))
    .filter(({ name, parent }) => GLOBALS.includes(name) && !parent.type.startsWith('TS'))
    .map(({ name, node }) => finding(file, node.start, `\`${name}\` calls out`));
}

function finding(file: SourceFile, offset: number, message: string): Finding {
  const line = lineAt(file.text, offset);
  return { file: file.path, line, rule: 'outbound', message, remedy: REMEDY };
}

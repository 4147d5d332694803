// What can be asked about player characters: their sheets, quests, arcs, logs, and the graph of what they lived.
import type {
  CharacterOnWire,
  CharacterSheetAnswer,
  Compile,
  GraphMet,
  GraphOpen,
  GraphPart,
  GraphRumours,
  SpLedger,
  WireArc,
  WireFragment,
  WireLog,
  WireQuest,
} from '@hakoniwa/protocol/sessions';
import type { WireCall } from '../garden-api.ts';
import { playPaths } from './paths.ts';
import type { NewCharacterWish } from './wire-types.ts';

export interface CharacterList {
  readonly characters: readonly CharacterOnWire[];
  /** How many may be there that are not deleted. */
  readonly limit: number;
}

export interface LogListAnswer {
  readonly fragments: readonly WireFragment[];
  readonly logs: readonly WireLog[];
}

export function charactersApi(ask: WireCall) {
  const of = playPaths.character;
  const post = <T>(path: string, body: unknown = {}) => ask<T>({ method: 'POST', path, body });
  return {
    /** Also those that were deleted and can come back. */
    list: () => ask<CharacterList>({ path: playPaths.characters, query: { deleted: 'true' } }),
    create: (wanted: NewCharacterWish) => post<CharacterOnWire>(playPaths.characters, wanted),
    sheet: (id: string) => ask<CharacterSheetAnswer>({ path: of(id) }),
    remove: (id: string) => ask<unknown>({ method: 'DELETE', path: of(id) }),
    restore: (id: string) => post<CharacterOnWire>(of(id, '/restore')),
    quests: (id: string) =>
      ask<{ readonly quests: readonly WireQuest[] }>({ path: of(id, '/quests') }),
    arcs: (id: string) => ask<{ readonly arcs: readonly WireArc[] }>({ path: of(id, '/arcs') }),
    logs: (id: string) => ask<LogListAnswer>({ path: of(id, '/logs') }),
    compile: (id: string, wanted: Compile) => post<WireLog>(of(id, '/logs'), wanted),
    manifest: (id: string, log: string) =>
      post<WireLog>(of(id, `/logs/${encodeURIComponent(log)}/manifest`)),
    storyPoints: () => ask<SpLedger>({ path: playPaths.storyPoints }),
    met: (id: string) => ask<GraphMet>({ path: of(id, '/graph/met') }),
    open: (id: string) => ask<GraphOpen>({ path: of(id, '/graph/open') }),
    rumours: (id: string) => ask<GraphRumours>({ path: of(id, '/graph/rumours') }),
    graph: (id: string) => ask<GraphPart>({ path: of(id, '/graph') }),
    genealogy: (id: string) => ask<GraphPart>({ path: of(id, '/graph/logs') }),
  };
}

// What the server needs to let people play: sessions and characters, what comes after a session, and the graph.

import type {
  GraphMet,
  GraphOpen,
  GraphPart,
  GraphRumours,
  PendingResult,
  SessionResult,
  SessionScene,
  WireArc,
} from '@hakoniwa/protocol/sessions';
import type { CampaignCast, Player, Plays } from '@hakoniwa/sessions';

/** A result, or how far it is. */
export type ResultReader =
  | { readonly state: 'ready'; readonly result: SessionResult }
  | { readonly state: 'pending'; readonly pending: PendingResult };

/** What comes after a session. */
export interface Afterwards {
  readonly read: (player: Player, sessionId: string) => Promise<ResultReader>;
  readonly retry: (player: Player, sessionId: string) => Promise<ResultReader>;
  readonly continue: (
    player: Player,
    from: { readonly characterId: string; readonly previousSessionId: string },
  ) => Promise<SessionScene>;
  readonly arcs: (player: Player, characterId: string) => Promise<readonly WireArc[]>;
}

interface OfCharacter {
  readonly characterId: string;
}

/** What a campaign remembers of itself. */
export interface PlayGraph {
  readonly met: (player: Player, of: OfCharacter) => Promise<GraphMet>;
  readonly open: (
    player: Player,
    of: OfCharacter & { npcId?: string | undefined },
  ) => Promise<GraphOpen>;
  readonly rumours: (
    player: Player,
    of: OfCharacter & { placeId?: string | undefined },
  ) => Promise<GraphRumours>;
  readonly whole: (player: Player, of: OfCharacter) => Promise<GraphPart>;
  readonly genealogy: (player: Player, of: OfCharacter) => Promise<GraphPart>;
}

export interface Playing {
  readonly plays: Plays;
  readonly cast: CampaignCast;
  readonly afterwards: Afterwards;
  readonly graph: PlayGraph;
}

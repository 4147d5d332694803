// Everything `hakoniwa play` tells, one record at a time: a line of JSON each, or text for people.
import type {
  CharacterOnWire,
  CharacterSheetAnswer,
  CharacterState,
  EndingProposal,
  Executed,
  Rejected,
  SessionResult,
  SessionScene,
  WireArc,
  WireFragment,
  WireLog,
  WireQuest,
} from '@hakoniwa/protocol/sessions';

export type PlayRecord =
  | { readonly type: 'characters'; readonly characters: readonly CharacterOnWire[] }
  | ({ readonly type: 'scene'; readonly name: string } & SessionScene)
  | ({ readonly type: 'turn' } & Executed)
  | { readonly type: 'quests'; readonly quests: readonly WireQuest[] }
  | ({ readonly type: 'bag'; readonly money: number } & Pick<CharacterSheetAnswer, 'items'>)
  | ({ readonly type: 'map'; readonly here: string } & Pick<CharacterSheetAnswer, 'places'>)
  | ({ readonly type: 'people' } & Pick<CharacterSheetAnswer, 'relations'> &
      Pick<CharacterState, 'present'>)
  | { readonly type: 'arcs'; readonly arcs: readonly WireArc[] }
  | {
      readonly type: 'logs';
      readonly fragments: readonly WireFragment[];
      readonly logs: readonly WireLog[];
    }
  | ({ readonly type: 'status'; readonly name: string } & Pick<SessionScene, 'sp'> & CharacterState)
  | { readonly type: 'proposal'; readonly proposal: EndingProposal }
  | ({ readonly type: 'declined' } & Rejected)
  | ({ readonly type: 'result' } & SessionResult)
  /** To close a session for good is asked for twice. */
  | { readonly type: 'sure' }
  | { readonly type: 'left' }
  | { readonly type: 'help' }
  | { readonly type: 'error'; readonly code: string; readonly message: string }
  | { readonly type: 'bye'; readonly characterId: string; readonly sessionId: string };

export type RecordOf<T extends PlayRecord['type']> = Extract<PlayRecord, { readonly type: T }>;

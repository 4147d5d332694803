// What a screen of play knows of a session, and how it changes by what is heard; pure.

import type { GameMessage, PlayServerMessage, SessionScene } from '@hakoniwa/protocol/sessions';
import type { ApiError } from '../api-error.ts';
import type { LivePhase } from '../live-store.ts';

type Progress = Extract<PlayServerMessage, { type: 'session:progress' }>['data'];

/** A new object whenever something changed. */
export interface ShownPlay {
  readonly phase: LivePhase;
  readonly scene: SessionScene | undefined;
  /** The story as far as it was read, in order, each message once. */
  readonly messages: readonly GameMessage[];
  /** How far the turn is that is waited for. */
  readonly progress: Progress | undefined;
  /** The result, once it is told that it is there. */
  readonly resultId: string | undefined;
  /** Why it was refused, or what broke last. */
  readonly error: ApiError | undefined;
}

export const NOTHING_PLAYED: ShownPlay = {
  phase: 'connecting',
  scene: undefined,
  messages: [],
  progress: undefined,
  resultId: undefined,
  error: undefined,
};

export const lastSequence = ({ messages }: ShownPlay): number => messages.at(-1)?.sequence ?? 0;

/** Messages with more of them, in order and each once, from wherever they came. */
export function withMessages(
  known: readonly GameMessage[],
  more: readonly GameMessage[],
): readonly GameMessage[] {
  const last = known.at(-1)?.sequence ?? 0;
  if (more.every(({ sequence }) => sequence > last)) return [...known, ...more];
  const bySequence = new Map([...known, ...more].map((one) => [one.sequence, one]));
  return [...bySequence.values()].sort((a, b) => a.sequence - b.sequence);
}

/** What is known after the scene was read again. */
export function withScene(state: ShownPlay, scene: SessionScene): Partial<ShownPlay> {
  return {
    scene,
    messages: withMessages(state.messages, scene.messages),
    resultId: scene.session.resultProcessedAt ? (scene.session.resultId ?? undefined) : undefined,
  };
}

/** What is known after something was heard; messages must come without a gap. */
export function heard(state: ShownPlay, told: PlayServerMessage): Partial<ShownPlay> {
  switch (told.type) {
    case 'session:message':
      return { messages: withMessages(state.messages, [told.data]) };
    case 'session:progress':
      return { progress: isOver(told.data.phase) ? undefined : told.data };
    case 'session:result_ready':
      return { resultId: told.data.resultId };
    default:
      return {};
  }
}

const isOver = (phase: string) => phase === 'resolved' || phase === 'failed';

/** Whether the scene must be read again. What was decided meanwhile may be told late, so proposals and states are read, never taken from what is told. */
export function isSceneOld(told: PlayServerMessage): boolean {
  return (
    told.type === 'session:changed' ||
    told.type === 'session:ending_proposal' ||
    (told.type === 'session:progress' && isOver(told.data.phase))
  );
}

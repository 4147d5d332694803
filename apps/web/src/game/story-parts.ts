// The story in parts: messages that stand, and those that were taken back, gathered where they were.
import type { GameMessage } from '@hakoniwa/protocol/sessions';

/** What stands alone, or what was taken back one after another. */
export type StoryPart =
  | { readonly kind: 'told'; readonly message: GameMessage }
  | { readonly kind: 'undone'; readonly messages: readonly GameMessage[] };

const isUndone = ({ metadata }: GameMessage): boolean => metadata.undone === true;

export function storyParts(messages: readonly GameMessage[]): readonly StoryPart[] {
  const parts: StoryPart[] = [];
  for (const message of messages) {
    const last = parts.at(-1);
    if (!isUndone(message)) parts.push({ kind: 'told', message });
    else if (last?.kind === 'undone')
      parts.splice(-1, 1, { kind: 'undone', messages: [...last.messages, message] });
    else parts.push({ kind: 'undone', messages: [message] });
  }
  return parts;
}

/** What the player did last of all that stands; undefined at the session's start. */
export function lastAct(messages: readonly GameMessage[]): GameMessage | undefined {
  return messages.findLast(
    (message) => message.messageType === 'PLAYER_ACTION' && !isUndone(message),
  );
}

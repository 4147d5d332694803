// What a session refuses: a code of the wire's table, a sentence, and what a program needs to go on.
import type { ErrorCode } from '@hakoniwa/protocol';

/** Thrown by works and reads; nothing was changed. */
export class PlayRefused extends Error {
  override readonly name = 'PlayRefused';
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, string | number>> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details?: Readonly<Record<string, string | number>>,
  ) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export function unknownSession(): PlayRefused {
  return new PlayRefused('UNKNOWN_SESSION', 'there is no such session');
}

export function unknownCharacter(): PlayRefused {
  return new PlayRefused('UNKNOWN_CHARACTER', 'there is no such character');
}

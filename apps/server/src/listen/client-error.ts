// Answers what never became a request: too slow, too long, or not HTTP at all.
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@hakoniwa/protocol';

interface Failure {
  readonly status: string;
  readonly code: ErrorCode;
  readonly message: string;
}

const FAILURES: Readonly<Record<string, Failure>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'BODY_SLOW',
    message: 'the request took too long to arrive',
  },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'TOO_LARGE',
    message: 'the headers are too long',
  },
};

const NONSENSE: Failure = {
  status: '400 Bad Request',
  code: 'NOT_JSON',
  message: 'this is not HTTP',
};

/** Says what was wrong, if anybody still listens, and hangs up. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code, message } = FAILURES[error.code ?? ''] ?? NONSENSE;
  const body = JSON.stringify({ error: { code, message } });
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'connection: close',
      'content-type: application/json',
      'x-content-type-options: nosniff',
      `content-length: ${Buffer.byteLength(body)}`,
      ...(code === 'BODY_SLOW' ? ['retry-after: 5'] : []),
      '',
      body,
    ].join('\r\n'),
  );
}

// A server that speaks just enough of PostgreSQL's protocol to say how old it is; for tests.
import { createServer, type Socket } from 'node:net';

/** Starts it; gives its address as DATABASE_URL would name it. */
export async function startFakePostgres(version: string, number: string) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => answer(socket, data, [version, number]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `postgres://ann:sesame@127.0.0.1:${port}/garden`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function answer(socket: Socket, data: Buffer, row: readonly string[]): void {
  const kind = String.fromCharCode(data[0] ?? 0);
  const ready = message('Z', Buffer.from('I'));
  if (kind === 'X') socket.end();
  else if (kind === 'Q') {
    const field = (name: string) =>
      Buffer.concat([Buffer.from(`${name}\0`), Buffer.from(TEXT_COLUMN, 'hex')]);
    const columns = Buffer.concat([short(2), field('name'), field('number')]);
    const values = row.flatMap((text) => [long(text.length), Buffer.from(text)]);
    const done = message('C', Buffer.from('SELECT 1\0'));
    socket.write(
      Buffer.concat([
        message('T', columns),
        message('D', Buffer.concat([short(2), ...values])),
        done,
        ready,
      ]),
    );
  } else if (data.length >= 8 && data.readInt32BE(4) === SSL_REQUEST) socket.write('N');
  else socket.write(Buffer.concat([message('R', long(0)), ready]));
}

/** No table, no number, the type text, of any length, as text. */
const TEXT_COLUMN = '00000000000000000019ffffffffffff0000';
const SSL_REQUEST = 80_877_103;

function message(kind: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(kind), long(body.length + 4), body]);
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

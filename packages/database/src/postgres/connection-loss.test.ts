// What counts as a lost connection, and what does not.
import { expect, it } from 'vitest';
import { isConnectionLoss } from './connection-loss.ts';
import { DatabaseUnavailableError } from './errors.ts';

const coded = (code: string, more: object = {}) =>
  Object.assign(new Error(code), { code, ...more });

const ROWS: readonly [what: string, error: unknown, isLost: boolean][] = [
  ['a refused connection', coded('ECONNREFUSED'), true],
  ['a server that is going', coded('57P01'), true],
  ['a server that is full', coded('53300'), true],
  ['a connection that never came', coded('ETIMEDOUT'), true],
  ['a socket that is not there', coded('ENOENT', { syscall: 'connect' }), true],
  ['a file that is not there', coded('ENOENT', { syscall: 'open' }), false],
  ['a connection that broke off', new Error('Connection terminated unexpectedly'), true],
  ['one told by another', new Error('failed', { cause: coded('ECONNRESET') }), true],
  ['an outage that was waited for', new DatabaseUnavailableError(coded('EPIPE')), true],
  ['a statement that was refused', coded('42P01'), false],
  ['a port in use', coded('EADDRINUSE'), false],
  ['a mistake of ours', new TypeError('x is not a function'), false],
];

it.each(ROWS)('[Q10] %s', (_, error, isLost) => {
  expect(isConnectionLoss(error)).toBe(isLost);
});

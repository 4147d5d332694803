#!/usr/bin/env node
// The `hakoniwa` command.
import { once } from 'node:events';
import { loadEnvironment } from '@hakoniwa/settings';
import { ReaderGoneError } from './command.ts';
import { run } from './run.ts';
import { interruption, terminalScreen } from './terminal.ts';

const { stdin, stdout, stderr } = process;
let isRead = true;
// A reader that has seen enough (`| head`) is no failure: what writes next ends, and closes what it has open.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  isRead = false;
  if (error.code === 'EPIPE') return;
  stderr.write(`${error.message}\n`);
  process.exit(1);
});
// Remarks nobody hears are no reason to stop.
stderr.on('error', () => undefined);

const environment = await loadEnvironment(process.env, process.cwd());
const isPlain = (environment.NO_COLOR ?? '') !== '' || environment.TERM === 'dumb';
const screen = isPlain && environment.TERM === 'dumb' ? undefined : terminalScreen(stderr);
const above = (write: () => void) => (screen ? screen.above(write) : write());

process.exitCode = await run({
  argv: process.argv.slice(2),
  environment,
  input: { chunks: stdin, isTerminal: stdin.isTTY === true },
  output: {
    out: (text) => {
      if (!isRead) throw new ReaderGoneError();
      above(() => stdout.write(`${text}\n`));
    },
    err: (text) => above(() => stderr.write(`${text}\n`)),
    isColoured: stdout.isTTY === true && !isPlain,
    screen,
    drained: async () => {
      if (isRead && stdout.writableNeedDrain) await once(stdout, 'drain').catch(() => undefined);
      if (!isRead) throw new ReaderGoneError();
    },
  },
  interruption,
});
// A terminal that is still listened to would keep the process alive.
stdin.destroy();

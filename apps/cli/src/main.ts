#!/usr/bin/env node
// The `hakoniwa` command.
import { once } from 'node:events';
import { loadEnvironment } from '@hakoniwa/settings';
import { run } from './run.ts';
import { interruption, terminalScreen } from './terminal.ts';

const { stdin, stdout, stderr } = process;
// A reader that has seen enough (`| head`) is no failure.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') stderr.write(`${error.message}\n`);
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

const environment = await loadEnvironment(process.env, process.cwd());
const isPlain = (environment.NO_COLOR ?? '') !== '' || environment.TERM === 'dumb';
const screen = isPlain && environment.TERM === 'dumb' ? undefined : terminalScreen(stderr);
const above = (write: () => void) => (screen ? screen.above(write) : write());

process.exitCode = await run({
  argv: process.argv.slice(2),
  environment,
  input: { chunks: stdin, isTerminal: stdin.isTTY === true },
  output: {
    out: (text) => above(() => stdout.write(`${text}\n`)),
    err: (text) => above(() => stderr.write(`${text}\n`)),
    isColoured: stdout.isTTY === true && !isPlain,
    screen,
    drained: async () => {
      if (stdout.writableNeedDrain) await once(stdout, 'drain');
    },
  },
  interruption,
});
// A terminal that is still listened to would keep the process alive.
stdin.destroy();

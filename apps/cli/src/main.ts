#!/usr/bin/env node
// The `hakoniwa` command.
import { once } from 'node:events';
import { run } from './run.ts';

const { stdin, stdout, stderr } = process;
// A reader that has seen enough (`| head`) is no failure.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') stderr.write(`${error.message}\n`);
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await run({
  argv: process.argv.slice(2),
  environment: process.env,
  input: { chunks: stdin, isTerminal: stdin.isTTY === true },
  output: {
    out: (text) => stdout.write(`${text}\n`),
    err: (text) => stderr.write(`${text}\n`),
    drained: async () => {
      if (stdout.writableNeedDrain) await once(stdout, 'drain');
    },
  },
});

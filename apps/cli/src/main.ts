#!/usr/bin/env node
// The `hakoniwa` command.
import { run } from './run.ts';

process.exitCode = await run({
  argv: process.argv.slice(2),
  environment: process.env,
  output: {
    out: (text) => process.stdout.write(`${text}\n`),
    err: (text) => process.stderr.write(`${text}\n`),
  },
});

// hakoniwa serve: starts the server, as npm start does, and opens the browser when asked to.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Call, type CliCommand, type ExitCode, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';
import { say } from '../locale/index.ts';
import { onNpmGone } from '../npm-gone.ts';

/** What the server is told besides Ctrl-C. */
const PASSED_ON = ['SIGTERM', 'SIGHUP'] as const;

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

export const serve: CliCommand = {
  name: 'serve',
  usage: 'hakoniwa serve [--port n] [--host address] [--data folder] [--open]',
  summary: commandText('serve.summary'),
  options: {
    port: {
      type: 'string',
      value: 'n',
      help: commandText('serve.port'),
    },
    host: {
      type: 'string',
      value: 'address',
      help: commandText('serve.host'),
    },
    data: {
      type: 'string',
      value: 'folder',
      help: commandText('serve.data'),
    },
    open: { type: 'boolean', help: commandText('serve.open') },
  },
  run: async (call) => {
    if (call.arguments.length > 0) throw new UsageError(serve.usage);
    const { port, host, data, open } = call.options;
    if (typeof port === 'string' && !/^\d{1,5}$/.test(port)) throw new UsageError(serve.usage);
    call.settings();
    const asked = { PORT: port, HOST: host, HAKONIWA_DATA: data };
    const given = Object.entries(asked).filter(([, value]) => value !== undefined);
    const env = { ...process.env, ...(Object.fromEntries(given) as Record<string, string>) };
    return runServer(call, { env, isOpened: open === true });
  },
};

/** Runs the server as a process of its own until it ends; Ctrl-C, TERM, a closed terminal and npm's end let it stop in good order. */
async function runServer(
  call: Call,
  { env, isOpened }: { env: NodeJS.ProcessEnv; isOpened: boolean },
): Promise<ExitCode> {
  const child = spawn(process.execPath, [...process.execArgv, MAIN, '--with-parent'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => child.kill('SIGTERM');
  call.interruption().addEventListener('abort', stop, { once: true });
  // The same may be said twice, by the terminal and by npm; the server knows it for one.
  for (const signal of PASSED_ON) process.on(signal, stop);
  const unwatch = onNpmGone(stop);
  const closed = once(child, 'close') as Promise<[number | null]>;
  try {
    await tell(call, { lines: child.stdout, isOpened });
    const [code] = await closed;
    return code === 0 || code === 2 ? code : 1;
  } finally {
    stop();
    await closed;
    unwatch();
    for (const signal of PASSED_ON) process.removeListener(signal, stop);
  }
}

/** Passes on what the server says, and opens the first address it names when that is wanted. */
async function tell(
  call: Call,
  { lines, isOpened }: { lines: NodeJS.ReadableStream; isOpened: boolean },
): Promise<void> {
  let isShown = false;
  for await (const line of createInterface({ input: lines })) {
    call.output.out(line);
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (isOpened && !isShown && address) openBrowser(call, address);
    isShown ||= address !== undefined;
  }
}

/** Asks the system for its browser; where there is none it says so, and the server goes on. */
function openBrowser({ output, language }: Call, address: string): void {
  const { platform, env } = process;
  const hasScreen = platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
  const [program, ...args] = OPENERS[platform] ?? ['xdg-open'];
  const fail = () => output.err(say(language, { key: 'noBrowser', values: { address } }));
  if (!hasScreen || program === undefined) {
    fail();
    return;
  }
  const browser = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  browser.once('error', fail);
  browser.unref();
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ['open'],
  win32: ['explorer'],
};

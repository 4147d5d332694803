// Every bench: to add one, write its file and list it here.
import type { BenchOptions } from '../bench-options.ts';
import type { Figure } from '../figure.ts';
import { decisions } from './decisions.ts';
import { gm } from './gm.ts';
import { lab } from './lab.ts';
import { life } from './life.ts';
import { limits } from './limits.ts';
import { prompts } from './prompts.ts';
import { server } from './server.ts';
import { sessions } from './sessions.ts';
import { stage } from './stage.ts';
import { starts } from './starts.ts';
import { storage } from './storage.ts';
import { store } from './store.ts';
import { turn } from './turn.ts';
import { web } from './web.ts';

type Bench = (options: BenchOptions) => Promise<readonly Figure[]>;

export const BENCHES: Readonly<Record<string, Bench>> = {
  stage,
  gm,
  limits,
  life,
  prompts,
  decisions,
  lab,
  store,
  storage,
  sessions,
  turn,
  server,
  starts,
  web,
};

/** Benches that take an hour and the whole machine: run when they are named. */
export const ONLY_BY_NAME: readonly string[] = ['starts', 'storage'];

// Every bench: to add one, write its file and list it here.
import type { Figure } from '../figure.ts';
import { gm } from './gm.ts';
import { life } from './life.ts';
import { prompts } from './prompts.ts';
import { stage } from './stage.ts';
import { store } from './store.ts';

export const BENCHES: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  stage,
  gm,
  life,
  prompts,
  store,
};

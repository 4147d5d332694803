// Every command of the CLI: to add one, write its file and list it here.
import type { CliCommand } from '../command.ts';
import { cards } from './cards.ts';
import { chronicle } from './chronicle.ts';
import { diff } from './diff.ts';
import { doctor } from './doctor.ts';
import { exportCommand } from './export.ts';
import { gardens } from './gardens.ts';
import { gm } from './gm.ts';
import { importCommand } from './import.ts';
import { lab } from './lab.ts';
import { models } from './models.ts';
import { play } from './play.ts';
import { pull } from './pull.ts';
import { replay } from './replay.ts';
import { scene } from './scene.ts';
import { serve } from './serve.ts';
import { show } from './show.ts';
import { sim } from './sim.ts';
import { validate } from './validate.ts';
import { why } from './why.ts';

export const COMMANDS: readonly CliCommand[] = [
  serve,
  play,
  doctor,
  validate,
  show,
  replay,
  diff,
  chronicle,
  why,
  gardens,
  gm,
  scene,
  sim,
  lab,
  models,
  pull,
  cards,
  exportCommand,
  importCommand,
];

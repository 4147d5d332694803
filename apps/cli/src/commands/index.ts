// Every command of the CLI: to add one, write its file and list it here. Only the one that is called is loaded.
import type { TextLanguage } from '@hakoniwa/stage';
import type { CliCommand } from '../command.ts';
import { commandText, type Summarised } from '../help/locale/index.ts';

/** A command before it is loaded. */
export interface ListedCommand {
  readonly name: string;
  readonly summary: Readonly<Record<TextLanguage, string>>;
  readonly load: () => Promise<CliCommand>;
}

function listed(name: Summarised, load: () => Promise<CliCommand>): ListedCommand {
  return { name, summary: commandText(`${name}.summary`), load };
}

export const COMMANDS: readonly ListedCommand[] = [
  listed('serve', async () => (await import('./serve.ts')).serve),
  listed('play', async () => (await import('./play.ts')).play),
  listed('doctor', async () => (await import('./doctor.ts')).doctor),
  listed('validate', async () => (await import('./validate.ts')).validate),
  listed('show', async () => (await import('./show.ts')).show),
  listed('replay', async () => (await import('./replay.ts')).replay),
  listed('diff', async () => (await import('./diff.ts')).diff),
  listed('chronicle', async () => (await import('./chronicle.ts')).chronicle),
  listed('why', async () => (await import('./why.ts')).why),
  listed('gardens', async () => (await import('./gardens.ts')).gardens),
  listed('gm', async () => (await import('./gm.ts')).gm),
  listed('scene', async () => (await import('./scene.ts')).scene),
  listed('sim', async () => (await import('./sim.ts')).sim),
  listed('lab', async () => (await import('./lab.ts')).lab),
  listed('models', async () => (await import('./models.ts')).models),
  listed('pull', async () => (await import('./pull.ts')).pull),
  listed('cards', async () => (await import('./cards.ts')).cards),
  listed('export', async () => (await import('./export.ts')).exportCommand),
  listed('import', async () => (await import('./import.ts')).importCommand),
];

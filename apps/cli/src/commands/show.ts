// hakoniwa show: the scene of a pack as a character, the director or the public sees it.

import { loadPack } from '@hakoniwa/garden';
import {
  type Audience,
  sceneText,
  sceneXml,
  type View,
  viewFor,
  type World,
} from '@hakoniwa/stage';
import { type Call, type CliCommand, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';
import { say } from '../locale/index.ts';

export const show: CliCommand = {
  name: 'show',
  usage: 'hakoniwa show <pack> [--scenario id] [--for who] [--format xml|json|text]',
  summary: commandText('show.summary'),
  options: {
    scenario: {
      type: 'string',
      value: 'id',
      help: commandText('show.scenario'),
    },
    for: {
      type: 'string',
      value: 'who',
      help: commandText('show.for'),
    },
    format: {
      type: 'string',
      value: 'xml|json|text',
      help: commandText('show.format'),
    },
    seed: { type: 'string', value: 'n', help: commandText('show.seed') },
  },
  run: async (call) => {
    const [folder] = call.arguments;
    if (folder === undefined)
      throw new UsageError(say(call.language, { key: 'packMissing', values: { command: 'show' } }));
    const { scenario, seed = '1' } = call.options as Readonly<Record<string, string | undefined>>;
    const world = await loadPack({
      folder,
      scenario,
      seed: Number(seed),
      ...(call.options.language === undefined ? {} : { language: call.language }),
    });
    call.output.out(
      render(
        viewFor(audienceOf(call, world), world),
        call.json ? 'json' : String(call.options.format ?? 'text'),
      ),
    );
    return 0;
  },
};

function audienceOf({ options, language }: Call, world: World): Audience {
  const who = String(options.for ?? 'director');
  if (who === 'director' || who === 'public') return { as: who };
  const known = [...world.characters.values()];
  const found = known.find(({ id, name }) => id === who || name === who);
  if (!found)
    throw new UsageError(
      say(language, {
        key: 'unknownCharacter',
        values: {
          name: who,
          known: known.map(({ id, name }) => `${id} (${name})`).join(', '),
        },
      }),
    );
  return { as: 'character', id: found.id };
}

function render(view: View, format: string): string {
  if (format === 'xml') return sceneXml(view);
  if (format === 'json') return JSON.stringify(view, null, 2);
  if (format === 'text') return sceneText(view);
  throw new UsageError(`--format ${format}: xml, json, text`);
}

// hakoniwa cards: character cards and lorebooks into a pack, out of it, and onto the screen.

import { exportCard } from '../cards/export-card.ts';
import { importFile } from '../cards/import-file.ts';
import { showFile } from '../cards/show-file.ts';
import { type Call, type CliCommand, type ExitCode, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';

/** What can be done with cards: to add something, write its file and list it here. */
const DEEDS: Readonly<Record<string, (call: Call, subject: string) => Promise<ExitCode>>> = {
  import: importFile,
  export: exportCard,
  show: showFile,
};

export const cards: CliCommand = {
  name: 'cards',
  usage:
    'hakoniwa cards import <file> --pack <folder> | export <character> --pack <folder> [--format png] | show <file>',
  summary: commandText('cards.summary'),
  options: {
    pack: {
      type: 'string',
      value: 'folder',
      help: commandText('cards.pack'),
    },
    format: {
      type: 'string',
      value: 'png|json|charx|v1|v2|v3',
      help: commandText('cards.format'),
    },
    out: {
      type: 'string',
      value: 'path',
      help: commandText('cards.out'),
    },
    picture: {
      type: 'string',
      value: 'file',
      help: commandText('cards.picture'),
    },
    place: {
      type: 'string',
      value: 'id',
      help: commandText('cards.place'),
    },
    id: {
      type: 'string',
      value: 'id',
      help: commandText('cards.id'),
    },
  },
  run: async (call) => {
    const [deed = '', subject, ...more] = call.arguments;
    const run = Object.hasOwn(DEEDS, deed) ? DEEDS[deed] : undefined;
    if (!run || subject === undefined || more.length > 0) throw new UsageError(cards.usage);
    return run(call, subject);
  },
};

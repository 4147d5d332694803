// hakoniwa cards: character cards and lorebooks into a pack, out of it, and onto the screen.
import { exportCard } from '../cards/export-card.ts';
import { importFile } from '../cards/import-file.ts';
import { showFile } from '../cards/show-file.ts';
import { type Call, type CliCommand, type ExitCode, UsageError } from '../command.ts';

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
  summary: {
    ja: 'キャラクターカードとロアブックを取り込む・書き出す・見る',
    en: 'import, export and show character cards and lorebooks',
  },
  options: {
    pack: {
      type: 'string',
      value: 'folder',
      help: {
        ja: 'パックのフォルダー（import では、なければ新しく作る）',
        en: 'folder of the pack (import makes a new one when there is none)',
      },
    },
    format: {
      type: 'string',
      value: 'png|json|charx|v1|v2|v3',
      help: { ja: '書き出す形式（既定は png）', en: 'form to export in (png by default)' },
    },
    out: {
      type: 'string',
      value: 'path',
      help: {
        ja: 'import: 変更後のパックを書くフォルダー。export: 書き出すファイル',
        en: 'import: folder for the changed pack; export: file to write',
      },
    },
    picture: {
      type: 'string',
      value: 'file',
      help: { ja: 'export: カードに使うPNG画像', en: 'export: PNG to put the card into' },
    },
    place: {
      type: 'string',
      value: 'id',
      help: { ja: 'import: 人物が立つ場所', en: 'import: where the character stands' },
    },
    id: {
      type: 'string',
      value: 'id',
      help: {
        ja: 'import: 人物のID（省略時は作る）',
        en: 'import: the id to give (made when absent)',
      },
    },
  },
  run: async (call) => {
    const [deed = '', subject, ...more] = call.arguments;
    const run = Object.hasOwn(DEEDS, deed) ? DEEDS[deed] : undefined;
    if (!run || subject === undefined || more.length > 0) throw new UsageError(cards.usage);
    return run(call, subject);
  },
};

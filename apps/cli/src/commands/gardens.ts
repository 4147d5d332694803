// hakoniwa gardens: lists one's gardens on a running server, let in by HAKONIWA_TOKEN.

import { gardenListSchema } from '@hakoniwa/protocol';
import { type TextLanguage, textIn } from '@hakoniwa/stage';
import { type CliCommand, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';
import { safeText } from '../output/safe-text.ts';

/** How long a server may take to answer. */
const TIMEOUT_MS = 10_000;

const WORDS = {
  none: commandText('gardens.none'),
  refused: commandText('gardens.refused'),
  silent: commandText('gardens.silent'),
} as const satisfies Readonly<Record<string, Readonly<Record<TextLanguage, string>>>>;

export const gardens: CliCommand = {
  name: 'gardens',
  usage: 'hakoniwa gardens [--server url]',
  summary: commandText('gardens.summary'),
  options: {
    server: {
      type: 'string',
      value: 'url',
      help: commandText('gardens.server'),
    },
  },
  run: async (call) => {
    if (call.arguments.length > 0) throw new UsageError(gardens.usage);
    const { PORT, HAKONIWA_TOKEN: token } = call.settings();
    const server = String(call.options.server ?? `http://127.0.0.1:${PORT}`);
    if (!URL.canParse(server)) throw new UsageError(gardens.usage);
    const say = (text: keyof typeof WORDS, more = '') => {
      call.output.err(`${textIn(WORDS[text], call.language)}${more}\n`);
      return 1 as const;
    };
    const answer = await ask(new URL('/v1/gardens', server), token);
    if (answer?.status === 401) return say('refused');
    if (!answer?.ok) return say('silent', safeText(server));
    const list = gardenListSchema.parse(await answer.json());
    if (call.json) call.output.out(`${JSON.stringify(list)}\n`);
    else if (list.gardens.length === 0) call.output.out(`${textIn(WORDS.none, call.language)}\n`);
    else
      for (const { id, name, pack, seq } of list.gardens)
        call.output.out(`${id}  ${safeText(name)}  ${pack}  ${seq}\n`);
    return 0;
  },
};

/** The token goes to the address that was named and nowhere else; undefined when nobody answers. */
async function ask(url: URL, token: string | undefined): Promise<Response | undefined> {
  try {
    return await fetch(url, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    if (error instanceof TypeError || (error as Error).name === 'TimeoutError') return undefined;
    throw error;
  }
}

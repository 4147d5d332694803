// hakoniwa cards show: what is in a card or a lorebook, without taking it in.

import type { CardFile, Lorebook } from '@hakoniwa/actor';
import { textIn } from '@hakoniwa/stage';
import type { Call, ExitCode } from '../command.ts';
import { say } from '../locale/index.ts';
import { safeText } from '../output/safe-text.ts';
import { readContent } from './read-file.ts';

/** Shows a file; what a card would like to instruct is shown as what it is. */
export async function showFile(call: Call, file: string): Promise<ExitCode> {
  const content = await readContent(call, file);
  if (call.json) call.output.out(JSON.stringify(plain(content), null, 2));
  else {
    const lines =
      'card' in content ? cardLines(call, content.card) : bookLines(call, content.lorebook);
    for (const line of lines) call.output.out(line);
  }
  return 0;
}

function plain(content: Awaited<ReturnType<typeof readContent>>): object {
  if ('lorebook' in content)
    return { lorebook: content.lorebook.form, book: content.lorebook.book };
  const { card, container, assets, notices } = content.card;
  const named = assets.map(({ name, bytes }) => ({ name, bytes: bytes.length }));
  return { version: card.version, container, data: card.data, assets: named, notices };
}

const TEXTS = ['description', 'personality', 'scenario', 'first_mes', 'mes_example'] as const;
const UNUSED = ['system_prompt', 'post_history_instructions'] as const;
const SHOWN = 200;

function cardLines({ language }: Call, { card, container, assets, notices }: CardFile): string[] {
  const { data } = card;
  const short = (text: string) => {
    const safe = safeText(text);
    return safe.length > SHOWN ? `${safe.slice(0, SHOWN)}…` : safe;
  };
  const entries = data.character_book?.entries.length ?? 0;
  return [
    say(language, {
      key: 'cardHead',
      values: { name: short(data.name), version: card.version, container },
    }),
    ...TEXTS.filter((field) => data[field] !== '').map(
      (field) => `  ${field}: ${short(data[field])}`,
    ),
    say(language, { key: 'cardCounts', values: { entries, assets: assets.length } }),
    ...notices.map(({ message }) => `! ${textIn(message, language)}`),
    ...UNUSED.filter((field) => data[field].trim() !== '').map(
      (field) =>
        `! ${say(language, { key: 'cardInstruction', values: { field } })} ${short(data[field])}`,
    ),
  ];
}

function bookLines({ language }: Call, { form, book }: Lorebook): string[] {
  const head = say(language, {
    key: 'bookHead',
    values: {
      name: safeText(book.name ?? '—'),
      form,
      entries: book.entries.length,
    },
  });
  const rows = book.entries.map(
    ({ keys, content }) =>
      `  [${keys.map(safeText).join(', ')}] ${safeText(content).slice(0, SHOWN)}`,
  );
  return [head, ...rows];
}

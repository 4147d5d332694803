// The speaker's own words in a text: what is left when labels, comments and other people's lines are taken away.
import { hasAssistantTalk, hasRefusal } from '../floor/assistant-talk.ts';
import type { GaugedLine } from './line.ts';
import { DEED_OR_WORDS, type Pieces } from './pieces.ts';
import { isName, LABEL } from './speakers.ts';

export interface OwnWords {
  readonly text: string;
  /** Whether they stand in quotes or behind the speaker's name. */
  readonly isMarked: boolean;
  /** The share of the letters outside of deeds that are theirs. */
  readonly kept: number;
}

/** Quotes that are not somebody else's; without any, the sentences that are no comment. */
export function ownWords(line: GaugedLine, pieces: Pieces): OwnWords {
  const labels = pieces.said.map(({ label }) => label);
  const quoted = pieces.said.filter(({ label }) => !isAnothers(label, { line, labels }));
  const bare =
    quoted.length > 0
      ? { text: quoted.map(({ text }) => text).join(' '), isMarked: true }
      : bareWords(line, pieces);
  const around = letterCount(pieces.loose.replaceAll(LABEL, ' '));
  const all = pieces.said.reduce((sum, { text }) => sum + letterCount(text), 0) + around;
  return { ...bare, kept: all === 0 ? 0 : Math.min(1, letterCount(bare.text) / all) };
}

/** Another's name; in a text with the speaker's own name before words, any other name. */
function isAnothers(
  label: string,
  { line, labels }: { line: GaugedLine; labels: readonly string[] },
): boolean {
  const { speaker, others } = line;
  if (label === '' || isName(label, speaker)) return false;
  return others.some((name) => isName(label, name)) || labels.some((one) => isName(one, speaker));
}

function bareWords(line: GaugedLine, { loose }: Pieces): Omit<OwnWords, 'kept'> {
  let isMarked = false;
  const lines = loose.split(/\n+/u).flatMap((one) => {
    const label = LABEL.exec(one)?.[1]?.trim().toLowerCase() ?? '';
    LABEL.lastIndex = 0;
    if (line.others.some((name) => isName(label, name))) return [];
    if (isName(label, line.speaker)) isMarked = true;
    return [one.replace(LABEL, ' ')];
  });
  const kept = lines
    .join('\n')
    .replaceAll(DEED_OR_WORDS, ' ')
    .split(/(?<=[。！？!?])|(?<=\.)\s|\n/u)
    .filter((one) => !hasAssistantTalk(one) && !hasRefusal(one));
  return { text: kept.join(' ').trim(), isMarked };
}

export function letterCount(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

// Brings a card or a lorebook into a pack; what the bytes are shows in the bytes, never in a name.
import {
  CardError,
  type CardNotice,
  importCard,
  importLorebook,
  type Lorebook,
  readCard,
  readLorebook,
} from '@hakoniwa/actor';
import { PACK_SECTIONS } from '@hakoniwa/garden';
import { SESSION_SECTIONS } from '@hakoniwa/sessions';
import { type Language, type PackFiles, textIn } from '@hakoniwa/stage';
import { Refused } from '../refused.ts';

export interface ImportedInto {
  readonly kind: 'card' | 'lorebook';
  readonly id: string;
  readonly files: PackFiles;
  readonly changed: readonly string[];
  readonly notices: readonly CardNotice[];
  readonly instructions: readonly string[];
}

interface Wanted {
  readonly language: Language;
  /** The pack it comes into; a new one is made for a card when there is none. */
  readonly into?: PackFiles | undefined;
  readonly place?: string | undefined;
}

/** Throws CARD with what is wrong and how to mend it. */
export function importInto(bytes: Uint8Array, wanted: Wanted): ImportedInto {
  try {
    return imported(bytes, wanted);
  } catch (error) {
    if (!(error instanceof CardError)) throw error;
    const { text, fix } = error;
    const say = (language: Language) => `${textIn(text, language)} ${textIn(fix, language)}`;
    throw new Refused('CARD', say(wanted.language), { cause: error });
  }
}

function imported(bytes: Uint8Array, { language, into, place }: Wanted): ImportedInto {
  const sections = [...PACK_SECTIONS, ...SESSION_SECTIONS];
  const target = into ? { into, sections } : {};
  const content = contentOf(bytes);
  if ('book' in content) {
    if (!into) throw new Refused('CARD', 'a lorebook needs a pack to come into');
    const { id, files, changed } = importLorebook(content, { language, into, sections });
    return { kind: 'lorebook', id, files, changed, notices: [], instructions: [] };
  }
  const { id, files, changed, notices, suggestions } = importCard(content.card, {
    ...{ language, ...target },
    ...(place === undefined ? {} : { place }),
  });
  const { systemPrompt, afterHistory } = suggestions;
  return {
    ...{ kind: 'card', id, files, changed },
    notices: [...content.notices, ...notices],
    instructions: [systemPrompt, afterHistory].filter((text) => text.trim() !== ''),
  };
}

/** A card, else a lorebook; the words about a failure are the card's. */
function contentOf(bytes: Uint8Array): ReturnType<typeof readCard> | Lorebook {
  try {
    return readCard(bytes);
  } catch (error) {
    if (!(error instanceof CardError)) throw error;
    try {
      return readLorebook(bytes);
    } catch {
      throw error;
    }
  }
}

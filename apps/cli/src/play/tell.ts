// Tells a record: one line of JSON on standard output, or text, where problems and farewells go to standard error.
import type { Call } from '../command.ts';
import { painter } from '../output/paint.ts';
import { sayerOf } from './locale/index.ts';
import type { PlayRecord } from './record.ts';
import { charactersText, helpText } from './text/character-text.ts';
import { proposalText, resultText } from './text/ending-text.ts';
import { bagText, mapText, panelStatusText, peopleText, questsText } from './text/panel-text.ts';
import { playSceneText, turnText } from './text/scene-text.ts';
import { arcsText, logsText } from './text/story-text.ts';
import type { Teller } from './text/teller.ts';

export type Tell = (record: PlayRecord) => Promise<void>;

/** Tells records of play where a call writes. */
export function tellerOf({ json, language, output }: Call): Tell {
  const teller = { language, say: sayerOf(language), paint: painter(output.isColoured) };
  let custom = 0;
  return async (record) => {
    if (record.type === 'scene') custom = record.sp.customCost;
    if (json) output.out(JSON.stringify(record));
    else if (record.type === 'error') output.err(record.message);
    else if (record.type === 'bye') output.err(teller.say('bye'));
    else output.out(`${textOf(record, { teller, custom })}\n`);
    await output.drained();
  };
}

function textOf(
  record: Exclude<PlayRecord, { readonly type: 'error' | 'bye' }>,
  { teller, custom }: { teller: Teller; custom: number },
): string {
  switch (record.type) {
    case 'characters':
      return charactersText(record, teller);
    case 'scene':
      return playSceneText(record, teller);
    case 'turn':
      return turnText(record, { teller, custom });
    case 'quests':
      return questsText(record, teller);
    case 'bag':
      return bagText(record, teller);
    case 'map':
      return mapText(record, teller);
    case 'people':
      return peopleText(record, teller);
    case 'arcs':
      return arcsText(record, teller);
    case 'logs':
      return logsText(record, teller);
    case 'status':
      return panelStatusText(record, teller);
    case 'proposal':
      return proposalText(record, teller);
    case 'declined':
      return record.message;
    case 'result':
      return resultText(record, teller);
    case 'sure':
      return teller.say('sure');
    case 'left':
      return teller.say('left');
    case 'help':
      return helpText(teller);
  }
}

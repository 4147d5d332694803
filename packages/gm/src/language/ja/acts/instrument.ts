// A tool named with で is used, whatever is done with it: マイクで話す, スマホで天気を調べる.
import { isDevice, isTool } from '../data/tools.ts';
import type { Clause, PlainNoun } from '../parse/types.ts';
import type { VerbMeaning } from './meant.ts';

/** The meaning with its tool, where the verb alone would leave the tool out. */
export function withInstrument(
  clause: Clause,
  meaning: VerbMeaning | undefined,
): VerbMeaning | undefined {
  const named = meaning?.cast.tool;
  if (meaning?.verb === 'inspect' && named !== undefined && meaning.cast.objects.every(isContent))
    return using(clause, named, meaning);
  const tool = instrumentOf(clause);
  if (tool === undefined) return meaning;
  if (meaning === undefined || meaning.intent === 'EMOTE') return using(clause, tool, meaning);
  if (meaning.verb === 'inspect' && isDevice(tool.head)) return using(clause, tool, meaning);
  const { objects, tool: known } = meaning.cast;
  if (meaning.intent === 'MOVE' || known !== undefined || objects.includes(tool)) return meaning;
  return { ...meaning, cast: { ...meaning.cast, tool } };
}

/** 方角を確かめる, 「星」を調べる: something to be known, not something to be handled. */
function isContent(noun: PlainNoun): boolean {
  return noun.quoted === true || noun.abstract;
}

function instrumentOf(clause: Clause): PlainNoun | undefined {
  const phrase = clause.phrases.findLast((one) => one.particle === 'で');
  return phrase?.nouns.findLast((noun) => isTool(noun.head) && noun.relation === undefined);
}

function using(clause: Clause, tool: PlainNoun, meaning: VerbMeaning | undefined): VerbMeaning {
  return {
    verb: 'use',
    intent: 'USE',
    word: meaning?.word ?? clause.predicate.words[0] ?? '',
    needsObject: true,
    picksUp: false,
    bare: false,
    cast: { objects: [tool] },
  };
}

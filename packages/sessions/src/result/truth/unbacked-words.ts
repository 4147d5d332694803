// What of a model's words was left out since nothing backs it, told back to the model so that it may write it anew.
import { readAnswer } from '@hakoniwa/model';
import { isJsonObject, type Json } from '@hakoniwa/stage';
import { filledBlanks } from '../../play/fill.ts';

/** Sentences of an answer that are not in what was taken of it, each in the words of the complaint. */
export function unbackedWords(complaint: string): (value: Json, text: string) => readonly string[] {
  return (value, text) => {
    const read = readAnswer({}, text);
    const bare = (one: string) => one.replace(/\s/gu, '');
    const taken = textsIn(value).map(bare).join('\n');
    return textsIn(read.ok ? read.value : null)
      .flatMap((one) => one.match(/[^。！？!?.\n]{4,}[。！？!?.]{0,3}/gu) ?? [])
      .filter((sentence) => !taken.includes(bare(sentence)))
      .map((sentence) => filledBlanks(complaint, { text: sentence.trim() }));
  };
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  const inner = Array.isArray(value) ? value : isJsonObject(value) ? Object.values(value) : [];
  return inner.flatMap((one) => textsIn(one as Json));
}

// A model's answer to the question what a character thinks, as words: markers and JSON are taken off.
import { readOutput } from '@hakoniwa/gm';
import { isJsonObject } from '@hakoniwa/stage';
import { floorSceneOf } from '../../director/floor-scene.ts';
import { readOptions } from '../../director/read-options.ts';
import { mendWords } from '../../floor/floor.ts';
import { isNoSpeech, withoutFence } from '../../floor/no-speech.ts';
import type { TurnRequests } from './asking.ts';

/** The thought in an answer; undefined when there is none in it. */
export function innerVoice({ options, context }: TurnRequests, raw: string): string | undefined {
  const { thought } = readOutput(raw, readOptions(options.gm, context));
  const voice = (
    thought ?? (isNoSpeech(raw) ? wordsIn(JSON.parse(withoutFence(raw))) : raw)
  ).trim();
  if (voice === '') return undefined;
  // A thought is shown as well: what could not be said cannot be thought.
  const scene = { ...floorSceneOf(context, { told: [] }), form: 'prose' as const };
  const { text, faults } = mendWords(voice, scene);
  return faults.length > 0 ? undefined : text;
}

/** All words in data whose names nobody knows: better a rough thought than none. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  const inner = Array.isArray(value) ? value : isJsonObject(value) ? Object.values(value) : [];
  return inner
    .map(wordsIn)
    .filter((words) => words !== '')
    .join(' ');
}

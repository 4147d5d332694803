// The first half of reading: a text cut into blocks, and everything a language finds in them.
import type { CharacterId, World } from '@hakoniwa/stage';
import type { Gm } from '../gm.ts';
import { readOutput } from '../read/read.ts';
import type { OutputReading } from '../read/types.ts';
import { readTurn, type TurnText } from './read-turn.ts';
import { type SpeakerScene, speakerSceneOf } from './scene-of.ts';

/** A text taken apart, as the judge wants it. */
export interface TextApart {
  readonly output: OutputReading;
  readonly text: TurnText;
  readonly scene: SpeakerScene;
}

/** Takes a text apart. Never throws, whatever the text. */
export function takeApart(
  raw: unknown,
  {
    gm,
    names,
    speaker,
    language: id = names.language,
  }: {
    readonly gm: Pick<Gm, 'tongues'>;
    readonly names: World;
    readonly speaker: CharacterId;
    /** Where the text is in another one than the world's. */
    readonly language?: World['language'];
  },
): TextApart {
  const { language } = gm.tongues[id];
  const scene = speakerSceneOf(names, speaker);
  const { cast, everybody: others } = scene;
  const name = names.characters.get(speaker)?.name ?? speaker;
  const output = readOutput(raw, { speaker: name, others, language, cast });
  return { output, text: readTurn(output, { language, cast }), scene };
}

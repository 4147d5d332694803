// What a turn is played with: the rules, the campaign, the language and the voices of its people.
import type { PhraseBook } from '@hakoniwa/actor';
import type { Gm } from '@hakoniwa/gm';
import {
  inLanguage,
  type Language,
  type Localised,
  type Rulebook,
  writingOf,
} from '@hakoniwa/stage';
import type { Campaign } from '../pack/campaign.ts';
import { called } from './called.ts';
import { type NarrationWording, playWording } from './locale/index.ts';

export interface PlayScene {
  /** Who reads what a player writes. */
  readonly gm: Pick<Gm, 'tongues'>;
  readonly rules: Rulebook;
  readonly campaign: Campaign;
  readonly language: Language;
  readonly phrases: PhraseBook;
  readonly words: NarrationWording;
  /** What stands between two sentences. */
  readonly space: string;
  /** A text of the pack in the language it is played in. */
  readonly text: (text: Localised) => string;
  /** A name as it stands in a sentence: with an article where the language has them. */
  readonly called: (name: string) => string;
}

export function playedScene(
  parts: Omit<PlayScene, 'words' | 'space' | 'text' | 'called'>,
): PlayScene {
  const { language } = parts;
  return {
    ...parts,
    words: playWording(language),
    space: writingOf(language).gap,
    text: (text) => inLanguage(text, language),
    called: (name) => called(name, language),
  };
}

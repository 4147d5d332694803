// The director's sentences in the language of a world.
import type { TextTable } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { DirectorWording } from './wording.ts';

export const DIRECTOR_WORDINGS: TextTable<DirectorWording> = { ja, en };

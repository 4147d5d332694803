// The words of a language for asking about daily life.
import type { TextTable } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { LifeMindWording } from './wording.ts';

export const LIFE_MIND_WORDING: TextTable<LifeMindWording> = { ja, en };

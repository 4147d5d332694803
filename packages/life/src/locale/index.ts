// The languages of daily life; one line each.
import type { TextTable } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { Sayings } from './sayings.ts';

export const sayings: TextTable<Sayings> = { ja, en };

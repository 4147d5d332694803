// The texts the server needs in every language: those that English has.
import type { en as accounts } from '../accounts/locale/en.ts';
import type { en as fields } from '../api/locale/en.ts';
import type { en as jobs } from '../jobs/locale/en.ts';
import type { en as lab } from '../lab/locale/en.ts';
import type { en as models } from '../models/locale/en.ts';
import type { en as packs } from '../packs/locale/en.ts';
import type { en as playFields } from '../play/fields/locale/en.ts';
import type { en as play } from '../play/locale/en.ts';
import type { en as settings } from '../settings/locale/en.ts';
import type { en } from './en.ts';

/** The key of a text. */
export type Text =
  | keyof typeof en
  | keyof typeof fields
  | keyof typeof accounts
  | keyof typeof models
  | keyof typeof jobs
  | keyof typeof lab
  | keyof typeof packs
  | keyof typeof settings
  | keyof typeof play
  | keyof typeof playFields;
export type ApiWording = Readonly<Record<Text, string>>;

// The report's wording of a language.
import type { TextTable } from '@hakoniwa/stage';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { ReportWording } from './wording.ts';

export const REPORT_WORDING: TextTable<ReportWording> = { ja, en };

// What a check of the doctor found: how it stands, why, and how to mend it.
import type { Settings } from '@hakoniwa/settings';
import type { TextLanguage } from '@hakoniwa/stage';
import { type Blanks, type DoctorWord, isWord, tell } from './locale/index.ts';

export type FindingState = 'ok' | 'warn' | 'fail';

export interface DoctorFinding {
  readonly check: CheckName;
  readonly state: FindingState;
  /** Which sentence says it; stable, for programs. */
  readonly word: DoctorWord;
  readonly cause: Readonly<Record<TextLanguage, string>>;
  readonly fix?: Readonly<Record<TextLanguage, string>>;
}

export type CheckName =
  | 'settings'
  | 'node'
  | 'dependencies'
  | 'database'
  | 'quota'
  | 'models'
  | 'port'
  | 'disk'
  | 'memory'
  | 'packs'
  | 'gardens'
  | 'clock';

/** What checks look at; tests put other things in place. */
export interface Surroundings {
  readonly settings: Settings;
  /** Where gardens are kept. */
  readonly dataFolder: string;
  /** The folder of Hakoniwa itself. */
  readonly root: string;
  readonly packsFolder: string;
  readonly nodeVersion: string;
  readonly nowMs: () => number;
  /** PostgreSQL's programs, when not the installed ones. */
  readonly bin?: string | undefined;
  /** Looks into everything that is kept, too; told what is being looked at. */
  readonly deep?: ((about: string) => void) | undefined;
  /** Places to look for models instead of the usual ones. */
  readonly modelHosts?: readonly string[] | undefined;
}

/** One check; it looks, and changes nothing. */
export type DoctorCheck = (around: Surroundings) => Promise<readonly DoctorFinding[]>;

export interface Saying {
  readonly state: FindingState;
  readonly word: DoctorWord;
  readonly blanks?: Blanks;
}

/** A finding in both languages; its fix is the sentence of the same name with Fix. */
export function doctorFinding(check: CheckName, { state, word, blanks }: Saying): DoctorFinding {
  const both = (one: DoctorWord) => ({
    ja: tell('ja', { word: one, blanks }),
    en: tell('en', { word: one, blanks }),
  });
  const fix = `${word}Fix`;
  return { check, state, word, cause: both(word), ...(isWord(fix) ? { fix: both(fix) } : {}) };
}

/** Bytes as people say them. */
export function sized(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  return `${(bytes / 1e6).toFixed(0)} MB`;
}

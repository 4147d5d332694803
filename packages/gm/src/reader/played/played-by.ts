// What one text of a player is read with.
import type { Cast, LanguageReader } from '../../language/types.ts';
import type { ToRead } from '../to-read.ts';
import type { NamedSoFar } from './named-so-far.ts';

export interface PlayedBy extends ToRead {
  /** The text as it is read. */
  readonly text: string;
  readonly language: LanguageReader;
  readonly cast: Cast;
  readonly register: NamedSoFar;
}

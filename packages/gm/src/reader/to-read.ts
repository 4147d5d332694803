// What a text is read with.
import type { CharacterId, World } from '@hakoniwa/stage';
import type { Gm } from '../gm.ts';
import type { ReadingMode } from './reading.ts';
import type { HeardLine } from './speech/spoken-acts.ts';

export interface ToRead {
  readonly gm: Pick<Gm, 'tongues'>;
  /** The world whose names and language the text is read with. */
  readonly names: World;
  readonly speaker: CharacterId;
  readonly mode: ReadingMode;
  /** What somebody else said before; the world knows it where it is left out. */
  readonly before?: HeardLine | undefined;
}

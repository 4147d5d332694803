// The ids of play: each kind looks like nothing else in a backup, so that it can be made new wherever it stands.
import { idOf } from '@hakoniwa/database/backup';

export const PLAY_IDS = {
  character: idOf('character'),
  /** The garden a character's campaign is played in. */
  campaign: idOf('campaign'),
  session: idOf('session'),
  result: idOf('result'),
  arc: idOf('arc'),
} as const;

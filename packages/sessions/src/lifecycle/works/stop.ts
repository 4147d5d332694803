// Whoever plays would rather read on: the turn that is being told is told plainly, and all that happened in it stays.
import type { Stopped } from '@hakoniwa/protocol/sessions';
import type { PlayWork } from '../../runtime/campaign-runtime.ts';

export const stopWork: PlayWork<{ readonly sessionId: string }, Stopped> = {
  name: 'session-stop',
  run: async ({ telling }, { sessionId }) => {
    const stopped = telling?.sessionId === sessionId;
    if (stopped) telling.stop();
    return { stopped };
  },
};

// What whoever was let in may do, and whose things are meant.
import type { Caller } from '@hakoniwa/garden';
import type { Admittance } from '@hakoniwa/protocol';
import type { Context } from 'hono';
import { Refused } from '../refused.ts';
import { changesState } from './origin-border.ts';

export interface Pass extends Caller {
  /** What was shown: nothing on one's own machine, the server's token, a session's cookie, a program's token. */
  readonly by: Admittance;
  /** The session or token that was shown, for ending what was opened with it. */
  readonly id: string;
  /** Who it is, in a word that may be read aloud. */
  readonly name: string;
  readonly mayWrite: boolean;
  /** Whether they keep the server itself: invitations, figures. */
  readonly isKeeper: boolean;
}

/** Whom a route is for, beyond being let in. */
export type PassNeed = 'person' | 'keeper' | 'keeper in person';

/** Without accounts there is one owner: whoever was let in. */
export const LOCAL_OWNER: Caller = { owner: 'local' };

/** The pass of everyone where there are no accounts. */
export function serverPass(by: 'local' | 'house'): Pass {
  return SERVER_PASSES[by];
}

const SERVER_PASSES = { local: passBy('local'), house: passBy('house') } as const;

function passBy(by: 'local' | 'house'): Pass {
  return Object.freeze({
    ...LOCAL_OWNER,
    ...{ by, id: by, name: 'local', mayWrite: true, isKeeper: true },
  });
}

const KEY = 'pass';

/** Notes who was let in; throws FORBIDDEN for what the pass does not cover. */
export function enterWith(
  context: Context,
  { pass, need }: { readonly pass: Pass; readonly need?: PassNeed | undefined },
): void {
  if (!pass.mayWrite && changesState(context.req.method))
    throw new Refused('FORBIDDEN', 'this token may only read');
  if (pass.by === 'token' && need?.includes('person'))
    throw new Refused('FORBIDDEN', 'a token may not do this; sign in');
  if (need?.startsWith('keeper') && !pass.isKeeper)
    throw new Refused('FORBIDDEN', 'only whoever keeps this server may do this');
  context.set(KEY, pass);
}

/** The pass of a request that was let in. */
export function passOf(context: Pick<Context, 'get'>): Pass {
  const pass = context.get(KEY) as Pass | undefined;
  if (!pass) throw new Refused('UNAUTHORIZED', 'nobody was let in');
  return pass;
}

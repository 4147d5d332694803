// Whether a lease binds others.
import { PRESENT } from '@hakoniwa/database';

/** Whether a row `l` of the leases binds others: not run out, and its holder not known to be gone. */
export const IS_HELD = `(l.expires_at > clock_timestamp()
  and (l.presence is null or l.presence = any (${PRESENT})))`;

// [L5] Sleepers do nothing, and tied hands handle nothing.
import type { Law } from '../act/action.ts';
import { deny } from '../act/denial.ts';
import { means } from '../words/means.ts';

export const able: Law = ({ actor, action }) => {
  const words = actor.status.map((status) => status.name);
  if (means(words, 'asleep'))
    return deny('INVALID_STATE', { cause: 'asleep', more: { about: actor.id } });
  if (action.needsHands && means(words, 'bound'))
    return deny('INVALID_STATE', { cause: 'bound', more: { about: actor.id } });
  return undefined;
};

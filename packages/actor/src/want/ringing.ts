// What rings wants to be answered: a telephone, a bell, an alarm; whoever knows of it would like it to stop.
import { meaningsOf } from '@hakoniwa/stage';
import type { WishSource } from './wish.ts';

export const ringing: WishSource = ({ believed, personality }) =>
  [...believed.props.values()].flatMap(({ id, name, state }) => {
    const has = state.find((word) => meaningsOf(word).has('ringing'));
    if (has === undefined) return [];
    return {
      ...{ kind: 'happening', goal: `ringing:${id}`, text: name },
      wants: { not: { state: { prop: id, has } } },
      // It is loud: the careful and the anxious are up first, and nobody lets it ring for ever.
      weight: 60 + personality.conscientiousness * 0.15 + personality.neuroticism * 0.15,
    } as const;
  });

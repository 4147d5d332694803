// Who has come to one's house: one goes to them, and sees that they get something to eat or drink.
import type { Condition } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Wish, WishSource } from './wish.ts';

export const guests: WishSource = (context) =>
  context.guests.flatMap((id) => hospitality(context, id) ?? []);

function hospitality(context: MindContext, id: string): Wish | undefined {
  const { believed, personality, recent, view } = context;
  const place = believed.characters.get(id as never)?.place;
  if (place === undefined) return undefined;
  const weight = 18 + personality.agreeableness * 0.35 + personality.conscientiousness * 0.1;
  const isHere = view.characters.some((one) => one.id === id);
  const isMet = isHere || recent.some(({ actor, place: at }) => actor === id && at !== undefined);
  const wish = { kind: 'company', goal: `guest:${id}`, text: '', isOnce: true, for: id } as const;
  const there: Condition = { at: { character: { as: 'self' }, place } };
  return { ...wish, weight, wants: isMet ? served(id) : there };
}

/** They had something, whoever brought it. */
function served(id: string): Condition {
  return {
    any: [
      { done: { verb: 'drink', by: id, object: { class: 'drink' } } },
      { done: { verb: 'eat', by: id, object: { class: 'food' } } },
    ],
  };
}

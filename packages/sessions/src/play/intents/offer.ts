// What people of the pack do for others: a bed, a bowl, a drill, wares, news, the way.
import type { Offer } from '../../pack/offer.ts';
import { bag } from '../bag.ts';
import { filledBlanks } from '../fill.ts';
import type { IntentOf } from '../intent.ts';
import { othersHere } from '../look.ts';
import { pay } from '../money.ts';
import { useSkill } from '../skills.ts';
import type { PlayTurn } from '../turn.ts';
import { runAbsent } from './absent.ts';
import { runTalk } from './talk.ts';
import { restore } from './use-item.ts';

export function runOffer(turn: PlayTurn, intent: IntentOf<'offer'>): void {
  const { who, offer: id, item } = intent;
  const person = othersHere(turn).find((one) => one.id === who);
  if (!person) {
    runAbsent(turn, { do: 'absent', who });
    return;
  }
  const offer = turn.scene.campaign.session.services?.[who]?.find((one) => one.id === id);
  const isHere = offer?.place === undefined || offer.place === turn.place.id;
  if (!offer || !isHere) {
    turn.denial ??= { reason: 'WRONG_LOCATION', cause: 'elsewhere', about: who };
    turn.tell(filledBlanks(turn.scene.words.told.noOffer, { name: person.name }));
    return;
  }
  if (offer.kind === 'trade') {
    trade(turn, offer, item);
    return;
  }
  if (!paid(turn, offer.cost ?? 0)) return;
  serve(turn, { offer, who, name: person.name });
}

function paid(turn: PlayTurn, price: number): boolean {
  if (pay(turn, -price)) return true;
  turn.denial ??= { reason: 'INVALID_STATE', cause: 'requirement', about: `${price}` };
  turn.tell(filledBlanks(turn.scene.words.told.poor, { price, money: turn.self.money }));
  return false;
}

function trade(turn: PlayTurn, offer: Offer, wanted: string | undefined): void {
  const id = wanted ?? offer.items?.[0];
  const item = id === undefined ? undefined : turn.scene.campaign.session.items[id];
  if (!item || id === undefined || !offer.items?.includes(id)) return;
  const price = item.price ?? 0;
  if (!paid(turn, price)) return;
  turn.change({ items: bag(turn.state.items, { id, more: 1 }) });
  turn.happen('item.gained', id);
  turn.tell(
    filledBlanks(turn.scene.words.told.bought, { name: turn.scene.text(item.name), price }),
  );
}

interface Served {
  readonly offer: Offer;
  readonly who: string;
  readonly name: string;
}

function serve(turn: PlayTurn, { offer, who, name }: Served): void {
  const { told, comma } = turn.scene.words;
  if (offer.restores) restore(turn, shareOf(turn, offer.restores));
  if (offer.kind === 'training' && offer.skill !== undefined) {
    useSkill(turn, offer.skill);
    const skill = turn.scene.campaign.session.skills[offer.skill];
    turn.tell(filledBlanks(told.taught, { name, skill: skill ? turn.scene.text(skill.name) : '' }));
  } else if (offer.kind === 'guidance') {
    const names = turn.place.exits
      .map(({ to }) => turn.world.places.get(to)?.name ?? '')
      .join(comma);
    turn.tell(filledBlanks(told.guided, { name, names }));
  } else if (offer.kind === 'logs') turn.tell(filledBlanks(told.compiled, { name }));
  runTalk(turn, { do: 'talk', to: who });
}

/** Percents of what there can be. */
function shareOf({ state }: PlayTurn, { hp = 0, mp = 0 }: NonNullable<Offer['restores']>) {
  return { hp: Math.ceil((state.maxHp * hp) / 100), mp: Math.ceil((state.maxMp * mp) / 100) };
}

// Someone's card: where they are, what they do, what they need, believe and want, and the hand that helps.
import { useTranslation } from 'react-i18next';
import { hourText } from '../../data/world-time.ts';
import { BeliefsPanel } from '../../people/beliefs.tsx';
import { Desires } from '../../people/desires.tsx';
import { expressionOf } from '../../people/expression-of.ts';
import { Face } from '../../people/face.tsx';
import { NeedsPanel } from '../../people/needs.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { CardParts } from './card-parts.ts';
import { PersonControls } from './person-controls.tsx';

export function PersonCard(parts: CardParts) {
  const { view, state, director, id } = parts;
  const { t } = useTranslation('people');
  const person = view.people[id];
  if (!person) return null;
  const { place, by, activity, status = [], money } = person;
  const [emoji, label] = view.actions[activity?.action ?? ''] ?? [];
  const described = director?.characters.find((one) => one.id === id)?.description;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Face id={id} look={person.look} expression={expressionOf(person)} className="size-20" />
        <p className="flex flex-wrap gap-1">
          <Badge tone={by === 'instinct' ? 'plain' : 'note'}>{t(`by.${by}`)}</Badge>
          {status.map((one) => (
            <Badge key={one}>{one}</Badge>
          ))}
        </p>
      </div>
      {described ? <p className="text-small text-soft">{described}</p> : null}
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-small">
        <dt className="text-soft">{t('at')}</dt>
        <dd>{view.places[place]?.name ?? place}</dd>
        <dt className="text-soft">{t('doing')}</dt>
        <dd>
          {activity ? (
            <>
              <span aria-hidden="true">{emoji} </span>
              {label ?? activity.action}{' '}
              <span className="text-soft">{t('until', { time: hourText(activity.until) })}</span>
              {activity.reason ? (
                <span className="block text-soft">{t('because', { reason: activity.reason })}</span>
              ) : null}
            </>
          ) : (
            t('nothing')
          )}
        </dd>
        {money ? (
          <>
            <dt className="text-soft">{t('money')}</dt>
            <dd>{t('moneyValue', { amount: money.toLocaleString() })}</dd>
          </>
        ) : null}
      </dl>
      <NeedsPanel garden={parts.garden} id={id} state={state} person={person} />
      {director ? <Desires view={director} id={id} /> : null}
      {director ? <BeliefsPanel view={director} id={id} /> : null}
      {state.watched?.isOwn ? <PersonControls {...parts} person={person} /> : null}
    </div>
  );
}

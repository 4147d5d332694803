// The card of whatever was picked on the map or in the list.
import type { WatchState } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';
import { useDirectorView } from '../../data/use-director-view.ts';
import { Button } from '../../ui/button.tsx';
import { PaperCard } from '../../ui/card.tsx';
import type { Picked } from '../map/pick.ts';
import { PersonCard } from './person-card.tsx';
import { PlaceCard } from './place-card.tsx';
import { PropCard } from './prop-card.tsx';

export interface PickedCardProps {
  readonly garden: string;
  readonly state: WatchState;
  readonly picked: Picked;
  readonly onPick: (picked: Picked | undefined) => void;
}

export function PickedCard({ garden, state, picked, onPick }: PickedCardProps) {
  const { t } = useTranslation('garden');
  const director = useDirectorView(garden, state);
  const { view } = state;
  if (!view) return null;
  const { kind, id } = picked;
  const things = { person: view.people, prop: view.props, place: view.places }[kind];
  const name = things[id]?.name;
  if (name === undefined) return null;
  const parts = { garden, state, view, director, id, onPick };
  return (
    <PaperCard
      title={name}
      aside={
        <Button
          tone="quiet"
          isSmall
          icon="close"
          aria-label={t('card.close')}
          onClick={() => onPick(undefined)}
        />
      }
    >
      {kind === 'person' ? <PersonCard {...parts} /> : null}
      {kind === 'prop' ? <PropCard {...parts} /> : null}
      {kind === 'place' ? <PlaceCard {...parts} /> : null}
    </PaperCard>
  );
}

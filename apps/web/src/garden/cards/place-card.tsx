// A place's card: what it is like, who is there, what lies there, and something that could happen.
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { DirectorControls } from '../director-controls.tsx';
import { glyphOf } from '../map/glyph-of.ts';
import { PutThing } from '../put-thing.tsx';
import type { CardParts } from './card-parts.ts';

export function PlaceCard({ garden, state, view, director, id, onPick }: CardParts) {
  const { t } = useTranslation('garden');
  const here = Object.entries(view.people).filter(([, { place }]) => place === id);
  const things = Object.entries(view.props).filter(([, { place }]) => place === id);
  const described = director?.places.find((one) => one.id === id)?.description;
  return (
    <div className="grid gap-3 text-small">
      {described ? <p className="text-soft">{described}</p> : null}
      <p className="flex flex-wrap gap-1">
        {here.length + things.length === 0 ? t('places.empty') : null}
        {here.map(([person, { name }]) => (
          <Button key={person} isSmall onClick={() => onPick({ kind: 'person', id: person })}>
            {name}
          </Button>
        ))}
        {things.map(([prop, thing]) => (
          <Button
            key={prop}
            isSmall
            tone="quiet"
            onClick={() => onPick({ kind: 'prop', id: prop })}
          >
            <span aria-hidden="true">{glyphOf(prop, thing)}</span>
            {thing.name}
          </Button>
        ))}
      </p>
      {state.watched?.isOwn ? (
        <>
          <PutThing garden={garden} state={state} place={id} />
          <div className="border-t border-line pt-3">
            <DirectorControls garden={garden} state={state} place={id} />
          </div>
        </>
      ) : null}
    </div>
  );
}

// A thing's card: what and where it is, and the hand that changes it and pins it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../data/api.ts';
import { useGardenAct } from '../../data/use-garden-act.ts';
import { useStateWord } from '../../people/state-word.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { controlLook, Field } from '../../ui/field.tsx';
import { glyphOf } from '../map/glyph-of.ts';
import type { CardParts } from './card-parts.ts';

export function PropCard(parts: CardParts) {
  const { view, director, state, id } = parts;
  const { t } = useTranslation('garden');
  const stateWord = useStateWord();
  const prop = view.props[id];
  if (!prop) return null;
  const described = director?.props.find((one) => one.id === id)?.description;
  const isLocked = director?.locks?.includes(pathOf(id)) === true;
  const holder = prop.heldBy === undefined ? undefined : view.people[prop.heldBy]?.name;
  const box = prop.inside === undefined ? undefined : view.props[prop.inside]?.name;
  return (
    <div className="grid gap-3 text-small">
      <p className="flex flex-wrap items-center gap-1">
        <span aria-hidden="true" className="text-title">
          {glyphOf(id, prop)}
        </span>
        {prop.state?.map((word) => (
          <Badge key={word}>{stateWord(word)}</Badge>
        ))}
        {isLocked ? <Badge tone="warm">{t('prop.locked')}</Badge> : null}
      </p>
      {described ? <p className="text-soft">{described}</p> : null}
      {holder ? <p>{t('prop.held', { name: holder })}</p> : null}
      {box ? <p>{t('prop.inside', { name: box })}</p> : null}
      {state.watched?.isOwn ? <PropHand {...parts} isLocked={isLocked} /> : null}
    </div>
  );
}

function PropHand({ garden, view, id, isLocked }: CardParts & { readonly isLocked: boolean }) {
  const { t } = useTranslation('garden');
  const api = useApi();
  const prop = view.props[id];
  const [name, setName] = useState(prop?.name ?? '');
  const [place, setPlace] = useState(prop?.place ?? '');
  const at = pathOf(id);
  const edit = useGardenAct({
    garden,
    act: () =>
      api.gardens.edit(garden, {
        patch: [
          { op: 'replace', path: `${at}/name`, value: name.trim() },
          ...(place === '' || place === prop?.place
            ? []
            : [{ op: 'replace' as const, path: `${at}/at`, value: { place } }]),
        ],
      }),
    done: t('hand.done'),
  });
  const lock = useGardenAct({
    garden,
    act: () => api.gardens.lock(garden, isLocked ? { unlock: [at] } : { lock: [at] }),
    done: isLocked ? t('prop.unlocked') : t('prop.nowLocked'),
  });
  return (
    <form
      className="grid gap-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') edit.mutate(undefined);
      }}
    >
      <Field label={t('prop.name')}>
        {(ids) => (
          <input
            {...ids}
            className={controlLook}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <PlaceField view={view} value={place} onChange={setPlace} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="main" icon="check" isBusy={edit.isPending}>
          {t('prop.save')}
        </Button>
        <Button
          icon={isLocked ? 'unlock' : 'lock'}
          isBusy={lock.isPending}
          onClick={() => lock.mutate(undefined)}
        >
          {isLocked ? t('prop.unlock') : t('prop.lock')}
        </Button>
      </div>
    </form>
  );
}

interface PlaceFieldProps {
  readonly view: CardParts['view'];
  readonly value: string;
  readonly onChange: (place: string) => void;
}

function PlaceField({ view, value, onChange }: PlaceFieldProps) {
  const { t } = useTranslation('garden');
  return (
    <Field label={t('prop.place')}>
      {(ids) => (
        <select
          {...ids}
          className={controlLook}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{t('prop.stay')}</option>
          {Object.entries(view.places).map(([id, { name }]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function pathOf(id: string): string {
  return `/props/${id.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

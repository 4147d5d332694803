// The director's hand on a place: a thing is put there, and whoever is there sees it.
import type { WatchState } from '@hakoniwa/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useGardenAct } from '../data/use-garden-act.ts';
import { Button } from '../ui/button.tsx';
import { onEnter } from '../ui/enter.ts';
import { controlLook, Field } from '../ui/field.tsx';
import { newProp, PUT_KINDS, type PutKind } from './new-prop.ts';

interface PutThingProps {
  readonly garden: string;
  readonly state: WatchState;
  readonly place: string;
}

export function PutThing({ garden, state, place }: PutThingProps) {
  const { t } = useTranslation('garden');
  const { gardens } = useApi();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<PutKind>('thing');
  const lng = state.watched?.garden.language;
  const put = useGardenAct({
    garden,
    act: (called: string) =>
      gardens.inject(garden, {
        // Those who live there read it in their own language, whatever the page's is.
        text: t('put.seen', { name: called, ...(lng ? { lng } : {}) }),
        place,
        patch: newProp({ name: called, kind, place, putAtMs: Date.now() }),
      }),
    done: t('put.done'),
    onDone: () => setName(''),
  });
  const send = () => {
    if (name.trim() !== '' && !put.isPending) put.mutate(name.trim());
  };
  return (
    <form
      className="grid grid-cols-[1fr_auto_auto] items-end gap-2 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={t('put.name')}>
        {(ids) => (
          <input
            {...ids}
            className={controlLook}
            value={name}
            maxLength={80}
            placeholder={t('put.example')}
            onChange={(event) => setName(event.target.value)}
            {...onEnter(send)}
          />
        )}
      </Field>
      <select
        aria-label={t('put.kind')}
        className={`${controlLook} w-auto`}
        value={kind}
        onChange={(event) => setKind(event.target.value as PutKind)}
      >
        {PUT_KINDS.map((one) => (
          <option key={one} value={one}>
            {t(`put.kinds.${one}`)}
          </option>
        ))}
      </select>
      <Button type="submit" icon="plus" isBusy={put.isPending} disabled={name.trim() === ''}>
        {t('put.do')}
      </Button>
    </form>
  );
}

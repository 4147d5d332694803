// The director's hand on a person: move them, whisper a desire, take them over and give them back, act for them.
import type { SubmitAnswer, WatchPerson } from '@hakoniwa/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../data/api.ts';
import { useGardenAct } from '../../data/use-garden-act.ts';
import { LineComposer } from '../../people/composer.tsx';
import { Button } from '../../ui/button.tsx';
import { controlLook, Field } from '../../ui/field.tsx';
import type { CardParts } from './card-parts.ts';

interface PersonHandProps extends CardParts {
  readonly person: WatchPerson;
}

export function PersonControls({ garden, view, id, person }: PersonHandProps) {
  const { t } = useTranslation('garden');
  const { gardens } = useApi();
  const hand = useGardenAct({
    garden,
    act: (ask: (character: string) => Promise<SubmitAnswer>) => ask(id),
    done: t('hand.done'),
  });
  const isTaken = person.by === 'human';
  return (
    <section aria-label={t('hand.person')} className="grid gap-3 border-t border-line pt-3">
      <Field label={t('hand.move')}>
        {(ids) => (
          <select
            {...ids}
            className={controlLook}
            value={person.place}
            onChange={({ target: { value: place } }) =>
              hand.mutate((character) => gardens.move(garden, { character, place }))
            }
          >
            {Object.entries(view.places).map(([place, { name }]) => (
              <option key={place} value={place}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Whisper
        isBusy={hand.isPending}
        onWhisper={(text) =>
          hand.mutate((character) => gardens.whisper(garden, { character, text }))
        }
      />
      <Button
        icon={isTaken ? 'undo' : 'people'}
        isBusy={hand.isPending}
        onClick={() =>
          hand.mutate((character) =>
            gardens.control(garden, { character, by: isTaken ? 'mind' : 'human' }),
          )
        }
      >
        {isTaken ? t('hand.giveBack') : t('hand.takeOver')}
      </Button>
      {isTaken ? <LineComposer garden={garden} actor={id} name={person.name} /> : null}
    </section>
  );
}

interface WhisperProps {
  readonly isBusy: boolean;
  readonly onWhisper: (text: string) => void;
}

function Whisper({ isBusy, onWhisper }: WhisperProps) {
  const { t } = useTranslation('garden');
  const [text, setText] = useState('');
  return (
    <form
      className="grid grid-cols-[1fr_auto] items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onWhisper(text.trim());
        setText('');
      }}
    >
      <Field label={t('hand.whisper')}>
        {(ids) => (
          <input
            {...ids}
            className={controlLook}
            value={text}
            placeholder={t('hand.whisperExample')}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" icon="whisper" isBusy={isBusy} disabled={text.trim() === ''}>
        {t('hand.whisperDo')}
      </Button>
    </form>
  );
}

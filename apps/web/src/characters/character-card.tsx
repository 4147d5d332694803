// One character on the dashboard: who it is, how it stands, and what can be done with it.
import type { CharacterOnWire, CharacterState } from '@hakoniwa/protocol/sessions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Emblem } from '../play/emblem.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Meter } from '../ui/meter.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SheetDialog } from './sheet-dialog.tsx';
import { useEmbark } from './use-embark.ts';

type Standing = 'fresh' | 'running' | 'between';

function standingOf({ activeSessionId, sessionCount }: CharacterOnWire): Standing {
  if (activeSessionId !== null) return 'running';
  return sessionCount === 0 ? 'fresh' : 'between';
}

const TONES = { fresh: 'plain', running: 'good', between: 'warm' } as const;
const WAYS = { fresh: 'begin', running: 'back', between: 'goOn' } as const;

export function CharacterCard({ character }: { readonly character: CharacterOnWire }) {
  const { t } = useTranslation('characters');
  const { name, sessionCount, state } = character;
  const standing = standingOf(character);
  return (
    <li className="paper-edge flex flex-col gap-4 rounded-card bg-card p-4 sm:p-5">
      <div className="flex items-start gap-3">
        <Emblem id={character.id} name={name} />
        <div className="min-w-0 grow">
          <h2 className="text-title wrap-anywhere">{name}</h2>
          <p className="text-small text-soft">
            {sessionCount === 0 ? t('never') : t('sessions', { count: sessionCount })}
          </p>
        </div>
        <Badge tone={TONES[standing]}>{t(`status.${standing}`)}</Badge>
      </div>
      {character.description === '' ? null : (
        <p className="line-clamp-3 text-small text-soft wrap-anywhere">{character.description}</p>
      )}
      {state ? <Standing state={state} /> : null}
      <Ways character={character} />
    </li>
  );
}

function Standing({ state }: { readonly state: CharacterState }) {
  const { t } = useTranslation(['characters', 'play']);
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-2 text-small">
        <b className="font-medium">{t('play:level', { level: state.level })}</b>
        <span className="text-soft">{t('at', { place: state.location.name })}</span>
      </p>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        <Meter
          label={t('play:hp')}
          value={state.hp}
          max={state.maxHp}
          low={state.maxHp / 5}
          text={`${state.hp} / ${state.maxHp}`}
        />
        <Meter
          label={t('play:mp')}
          value={state.mp}
          max={state.maxMp}
          low={state.maxMp / 5}
          text={`${state.mp} / ${state.maxMp}`}
        />
      </div>
    </div>
  );
}

function Ways({ character }: { readonly character: CharacterOnWire }) {
  const { t } = useTranslation('characters');
  const embark = useEmbark();
  const [open, setOpen] = useState<'sheet' | 'remove' | undefined>();
  const close = () => setOpen(undefined);
  const label = t(WAYS[standingOf(character)]);
  return (
    <div className="mt-auto grid gap-2">
      <Button
        tone="main"
        icon="play"
        isBusy={embark.isPending}
        aria-label={`${label}: ${character.name}`}
        onClick={() => embark.mutate(character)}
      >
        {label}
      </Button>
      <div className="flex flex-wrap gap-1">
        <Button tone="quiet" isSmall icon="book" onClick={() => setOpen('sheet')}>
          {t('sheet')}
        </Button>
        <Button tone="quiet" isSmall icon="close" onClick={() => setOpen('remove')}>
          {t('remove')}
        </Button>
      </div>
      <SheetDialog character={character} isOpen={open === 'sheet'} onClose={close} />
      <RemoveDialog character={character} isOpen={open === 'remove'} onClose={close} />
    </div>
  );
}

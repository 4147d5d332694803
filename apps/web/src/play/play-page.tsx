// The frame of pages about one character: title, ways, whose record it is, and what is shown when there is nobody.
import type { CharacterOnWire } from '@hakoniwa/protocol/sessions';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shell/page-title.tsx';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { CharacterPicker } from './character-picker.tsx';
import { useChosenCharacter } from './chosen-character.ts';
import { PlayNav } from './play-nav.tsx';
import { useCharacters } from './use-characters.ts';

interface PlayPageProps {
  readonly title: string;
  readonly about: string;
  readonly children: (character: CharacterOnWire) => ReactNode;
}

export function PlayPage({ title, about, children }: PlayPageProps) {
  const { data, error, refetch } = useCharacters();
  const character = useChosenCharacter(data?.characters ?? []);
  return (
    <>
      <PageTitle title={title} about={about} />
      <PlayNav character={character?.id} />
      {data === undefined ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )
      ) : character ? (
        <>
          <CharacterPicker characters={data.characters} chosen={character.id} />
          {children(character)}
        </>
      ) : (
        <Nobody />
      )}
    </>
  );
}

function Nobody() {
  const { t } = useTranslation('play');
  return (
    <EmptyState
      icon="people"
      title={t('nobody')}
      action={
        <Link to="/characters" className={buttonLook('main')}>
          {t('create')}
        </Link>
      }
    >
      {t('nobodyText')}
    </EmptyState>
  );
}

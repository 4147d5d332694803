// The dashboard of play: the characters, where each of them stands, and the way into the story.
import type { CharacterList } from '@hakoniwa/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayNav } from '../play/play-nav.tsx';
import { Read } from '../play/read.tsx';
import { useCharacters } from '../play/use-characters.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { CharacterCard } from './character-card.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { GoneList } from './gone-list.tsx';
import { StoryPoints } from './story-points.tsx';

export function CharactersScreen() {
  const { t } = useTranslation('characters');
  const query = useCharacters();
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <PageTitle title={t('title')} about={t('about')}>
        <StoryPoints />
      </PageTitle>
      <PlayNav />
      <Read query={query}>
        {(list) => <Everyone list={list} onCreate={() => setMaking(true)} />}
      </Read>
      <CreateDialog isOpen={isMaking} onClose={() => setMaking(false)} />
    </>
  );
}

interface EveryoneProps {
  readonly list: CharacterList;
  readonly onCreate: () => void;
}

function Everyone({ list, onCreate }: EveryoneProps) {
  const { t } = useTranslation('characters');
  const living = list.characters.filter(({ deletedAt }) => deletedAt === null);
  const gone = list.characters.filter(({ deletedAt }) => deletedAt !== null);
  const { limit } = list;
  const isFull = living.length >= limit;
  const make = (
    <Button tone="main" icon="plus" disabled={isFull} onClick={onCreate}>
      {t('create')}
    </Button>
  );
  return (
    <>
      {living.length === 0 ? (
        <EmptyState icon="people" title={t('none')} action={make}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {living.map((character) => (
              <CharacterCard key={character.id} character={character} />
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap items-center gap-3">
            {make}
            <span className="text-small text-soft">
              {isFull ? t('full', { limit }) : t('count', { count: living.length, limit })}
            </span>
          </div>
        </>
      )}
      <GoneList characters={gone} isFull={isFull} />
    </>
  );
}

// The graph as a drawing, with the same in a list beside it for whoever does not see or does not click.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { Read } from '../play/read.tsx';
import { EmptyState } from '../ui/states.tsx';
import { foldEvents, type Ties } from './fold-events.ts';
import { Fresh } from './fresh.tsx';
import { GraphSheet } from './sheet.tsx';
import { TieList } from './tie-list.tsx';

export function Drawing({ characterId }: { readonly characterId: string }) {
  const { t } = useTranslation('graph');
  const api = useApi();
  const query = useQuery({
    queryKey: ['graph', 'all', characterId],
    queryFn: () => api.characters.graph(characterId),
  });
  return (
    <Read query={query}>
      {(part) => (
        <>
          <Fresh freshness={part.freshness} />
          {part.nodes.length === 0 ? (
            <EmptyState icon="branch" title={t('none')}>
              {t('noneText')}
            </EmptyState>
          ) : (
            <Both part={part} />
          )}
        </>
      )}
    </Read>
  );
}

function Both({ part }: { readonly part: Ties }) {
  const { t } = useTranslation('graph');
  const ties = useMemo(() => {
    const folded = foldEvents(part);
    // A session is known by its number; how that is said is up to the language.
    const named = (name: string) => t('chapters', { numbers: name.replace('#', '') });
    return {
      ...folded,
      nodes: folded.nodes.map((node) =>
        node.label === 'Session' ? { ...node, name: named(node.name) } : node,
      ),
    };
  }, [part, t]);
  const [chosen, setChosen] = useState<string>();
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <GraphSheet ties={ties} chosen={chosen} onChoose={setChosen} />
      <TieList ties={ties} chosen={chosen} onChoose={setChosen} />
    </div>
  );
}

// One pack that is open: what can be done with it as a whole, and its map, files and past.
import type { OwnPack } from '@hakoniwa/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { PaperCard } from '../ui/card.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { FileEditor, type FileLine } from './file-editor.tsx';
import { PackActs } from './pack-acts.tsx';
import { PackMap } from './pack-map.tsx';
import { PackName } from './pack-name.tsx';
import { PackPast } from './pack-past.tsx';
import { Problems } from './problems.tsx';
import { useMovePack, useOwnPack } from './use-own-pack.ts';

interface PackEditorProps {
  readonly id: string;
  readonly onClose: () => void;
}

export function PackEditor({ id, onClose }: PackEditorProps) {
  const pack = useOwnPack(id);
  if (pack.error) return <ErrorState error={pack.error} onRetry={() => void pack.refetch()} />;
  return pack.data ? <OpenPack pack={pack.data} onClose={onClose} /> : <Loading />;
}

function OpenPack({ pack, onClose }: { readonly pack: OwnPack; readonly onClose: () => void }) {
  const { t } = useTranslation('workshop');
  const [tab, setTab] = useState('map');
  const [spot, setSpot] = useState<FileLine>();
  const move = useMovePack(pack);
  return (
    <PaperCard
      title={<PackName pack={pack} />}
      aside={
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={pack.isSound ? 'good' : 'bad'}>
            {pack.isSound ? t('sound') : t('problems', { count: pack.problems })}
          </Badge>
          <Button
            isSmall
            icon="undo"
            disabled={!pack.canUndo}
            isBusy={move.isPending}
            onClick={() => move.mutate('undo')}
          >
            {t('editor.undo')}
          </Button>
          <Button
            isSmall
            icon="redo"
            disabled={!pack.canRedo}
            isBusy={move.isPending}
            onClick={() => move.mutate('redo')}
          >
            {t('editor.redo')}
          </Button>
          <Button isSmall tone="quiet" icon="close" onClick={onClose}>
            {t('editor.close')}
          </Button>
        </div>
      }
    >
      <PackActs pack={pack} onGone={onClose} />
      <Problems
        problems={pack.report.problems}
        onPick={(picked) => {
          setSpot(picked);
          setTab('files');
        }}
      />
      <Tabs
        label={t('editor.sheets')}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'map', label: t('editor.map'), content: <PackMap pack={pack} /> },
          {
            id: 'files',
            label: t('editor.files'),
            content: <FileEditor pack={pack} {...(spot ? { spot } : {})} />,
          },
          { id: 'past', label: t('editor.past'), content: <PackPast pack={pack} /> },
        ]}
      />
    </PaperCard>
  );
}

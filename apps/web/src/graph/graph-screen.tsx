// The graph of a character: a drawing with its list, who was met, what is open, rumours, and logs.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayPage } from '../play/play-page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Drawing } from './drawing.tsx';
import { Logs } from './logs.tsx';
import { Met } from './met.tsx';
import { Open } from './open.tsx';
import { Rumours } from './rumours.tsx';

const VIEWS = { drawing: Drawing, met: Met, open: Open, rumours: Rumours, logs: Logs } as const;
type View = keyof typeof VIEWS;

export function GraphScreen() {
  const { t } = useTranslation('graph');
  const [view, setView] = useState<View>('drawing');
  return (
    <PlayPage title={t('title')} about={t('about')}>
      {({ id }) => (
        <Tabs
          label={t('views')}
          value={view}
          onChange={(chosen) => setView(chosen as View)}
          tabs={Object.entries(VIEWS).map(([key, Content]) => ({
            id: key,
            label: t(key as View),
            content: <Content key={id} characterId={id} />,
          }))}
        />
      )}
    </PlayPage>
  );
}

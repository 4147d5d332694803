// What a run found: every metric by arm with its interval, differences, gates, and the way to every turn.
import type { LabResults } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../ui/tabs.tsx';
import { ArmTable, SpeakerTable } from './arm-table.tsx';
import { Contrasts } from './contrasts.tsx';
import { Gates } from './gates.tsx';
import { TurnList } from './turn-list.tsx';

export function ResultsPanel({ results }: { readonly results: LabResults }) {
  const { t } = useTranslation('lab');
  const { sessions, planned, turns, confidence } = results;
  return (
    <div className="grid gap-3">
      <p className="text-small text-soft">
        {t('results.size', { sessions, planned, turns, percent: Math.round(confidence * 100) })}
      </p>
      <Tabs
        label={t('results.sheets')}
        tabs={[
          { id: 'arms', label: t('results.arms'), content: <ArmTable results={results} /> },
          {
            id: 'speakers',
            label: t('results.speakers'),
            content: <SpeakerTable results={results} />,
          },
          {
            id: 'contrasts',
            label: t('results.contrasts'),
            content: <Contrasts results={results} />,
          },
          { id: 'gates', label: t('results.gates'), content: <Gates results={results} /> },
          { id: 'turns', label: t('results.turns'), content: <TurnList results={results} /> },
        ]}
      />
    </div>
  );
}

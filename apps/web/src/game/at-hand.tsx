// What is at hand in a session: who is here, quests, belongings, the map.
import type { SessionScene } from '@hakoniwa/protocol/sessions';
import { useTranslation } from 'react-i18next';
import { Read } from '../play/read.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Bag } from './bag.tsx';
import { People } from './people.tsx';
import { PlaceMap } from './place-map.tsx';
import { QuestPanel } from './quest-panel.tsx';
import { useSheet } from './use-sheet.ts';

interface AtHandProps {
  readonly scene: SessionScene;
  /** Puts words into the field of one's own; none when nothing can be done any more. */
  readonly onSuggest: ((text: string) => void) | undefined;
}

export function AtHand({ scene, onSuggest }: AtHandProps) {
  const { t } = useTranslation('game');
  const tabs = [
    {
      id: 'here',
      label: t('here'),
      content: <People state={scene.characterState} onSuggest={onSuggest} />,
    },
    { id: 'quests', label: t('quests'), content: <QuestPanel quests={scene.quests} /> },
    { id: 'bag', label: t('bag'), content: <Bag scene={scene} onSuggest={onSuggest} /> },
    { id: 'map', label: t('map'), content: <Around scene={scene} onSuggest={onSuggest} /> },
  ];
  return (
    <section className="paper-edge rounded-card bg-card px-4 pt-1 pb-4">
      <Tabs label={t('panels')} tabs={tabs} />
    </section>
  );
}

function Around({ scene, onSuggest }: AtHandProps) {
  const query = useSheet(scene);
  return (
    <Read query={query}>
      {({ places }) => (
        <PlaceMap places={places} here={scene.characterState.location} onSuggest={onSuggest} />
      )}
    </Read>
  );
}

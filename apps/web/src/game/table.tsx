// The table at which a session is played: story and acts on one side, what is at hand on the other.
import type { SessionScene } from '@hakoniwa/protocol/sessions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayedSession } from '../data/use-session.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { Button } from '../ui/button.tsx';
import { Acts } from './acts.tsx';
import { AtHand } from './at-hand.tsx';
import { Closed } from './closed.tsx';
import { useDraft } from './draft.ts';
import { EncounterPanel } from './encounter.tsx';
import { EndingPanel } from './ending.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { OfflinePlay } from './offline.tsx';
import { StoryFeed } from './story.tsx';
import { useTurn } from './use-turn.ts';
import { Vitals } from './vitals.tsx';

interface TableProps {
  readonly session: PlayedSession;
  readonly scene: SessionScene;
}

export function GameTable({ session, scene }: TableProps) {
  const { t } = useTranslation('game');
  const { id, sessionNumber, isActive } = scene.session;
  const { draft, setDraft } = useDraft(id, session.messages);
  const turn = useTurn(id, session.watch);
  const [isLeaving, setLeaving] = useState(false);
  const [wasOpen] = useState(isActive);
  return (
    <div className="mx-auto max-w-[70rem]">
      <PageTitle title={t('numbered', { number: sessionNumber })} about={t('about')}>
        {isActive ? (
          <Button tone="quiet" isSmall onClick={() => setLeaving(true)}>
            {t('leave')}
          </Button>
        ) : null}
      </PageTitle>
      <OfflinePlay phase={session.phase} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0">
          <div className="mb-4 lg:hidden">
            <Vitals scene={scene} isBrief />
          </div>
          <StoryFeed session={session} pending={turn.pending} />
          {isActive ? <EncounterPanel encounter={scene.characterState.encounter} /> : null}
          {wasOpen ? (
            <EndingPanel scene={scene} onDecided={() => void session.watch.refresh()} />
          ) : null}
          {isActive ? (
            <Acts {...{ session, scene, turn, draft, setDraft }} />
          ) : (
            <Closed session={scene.session} />
          )}
        </div>
        <aside
          aria-label={t('panels')}
          className="grid content-start gap-4 lg:sticky lg:top-18 lg:self-start"
        >
          <div className="hidden lg:block">
            <Vitals scene={scene} />
          </div>
          <AtHand scene={scene} onSuggest={isActive ? setDraft : undefined} />
        </aside>
      </div>
      <LeaveDialog sessionId={id} isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </div>
  );
}

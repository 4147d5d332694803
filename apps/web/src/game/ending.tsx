// The proposal to end: its dialog opens by itself, and can be called back while it is open. An ending that cannot be
// declined is worked out without waiting for the reader: its dialog stays until it is answered.
import type { SessionScene } from '@hakoniwa/protocol/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { CHARACTERS_KEY } from '../play/use-characters.ts';
import { Button } from '../ui/button.tsx';
import { EndingDialog } from './ending-dialog.tsx';

interface EndingProps {
  readonly scene: SessionScene;
  /** Something was decided: the scene is another. */
  readonly onDecided: () => void;
}

export function EndingPanel({ scene, onDecided }: EndingProps) {
  const { t } = useTranslation('game');
  const { proposal, session } = scene;
  const [putOff, setPutOff] = useState('');
  const { accept, reject } = useDecision(session.id, onDecided);
  const isEnded = session.sessionStatus === 'COMPLETED' && proposal?.isMandatory;
  if (!proposal || !(session.isActive || isEnded)) return null;
  const isOpen = proposal.isMandatory || putOff !== proposal.proposedAt;
  return (
    <>
      <p className="mt-5 flex flex-wrap items-center justify-between gap-2 rounded-card border border-sun bg-sun-soft px-4 py-2 text-small text-sun">
        {proposal.isMandatory ? t('ending.mandatoryTitle') : t('ending.waiting')}
        <Button isSmall onClick={() => setPutOff('')}>
          {t('ending.look')}
        </Button>
      </p>
      <EndingDialog
        proposal={proposal}
        isOpen={isOpen}
        isBusy={accept.isPending || reject.isPending}
        error={accept.error ?? reject.error}
        onAccept={() => accept.mutate()}
        onReject={() => reject.mutate()}
        onClose={() => setPutOff(proposal.proposedAt)}
      />
    </>
  );
}

function useDecision(sessionId: string, onDecided: () => void) {
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const accept = useMutation({
    mutationFn: () => api.sessions.accept(sessionId),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: CHARACTERS_KEY });
      await navigate({ to: '/game/$sessionId/result', params: { sessionId } });
    },
  });
  const reject = useMutation({
    mutationFn: () => api.sessions.reject(sessionId),
    onSuccess: onDecided,
  });
  return { accept, reject };
}

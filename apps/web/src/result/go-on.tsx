// The way on from a result: the next session of the same character, or back to all of them.
import type { SessionResult } from '@hakoniwa/protocol/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { CHARACTERS_KEY } from '../play/use-characters.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { ErrorState } from '../ui/states.tsx';

export function GoOn({ result }: { readonly result: SessionResult }) {
  const { t } = useTranslation('result');
  const api = useApi();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { sessionId: previousSessionId } = result;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { characterId } = await api.sessions.show(previousSessionId);
      return await api.sessions.goOn({ characterId, previousSessionId });
    },
    onSuccess: async ({ id: sessionId }) => {
      await queries.invalidateQueries({ queryKey: CHARACTERS_KEY });
      await navigate({ to: '/game/$sessionId', params: { sessionId } });
    },
  });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button tone="main" icon="play" isBusy={isPending} onClick={() => mutate()}>
          {t('goOn')}
        </Button>
        <Link to="/characters" className={buttonLook('plain')}>
          {t('toCharacters')}
        </Link>
        <Link
          to="/game/$sessionId"
          params={{ sessionId: previousSessionId }}
          className={buttonLook('quiet')}
        >
          {t('toStory')}
        </Link>
      </div>
      {error ? <ErrorState error={error} /> : null}
    </>
  );
}

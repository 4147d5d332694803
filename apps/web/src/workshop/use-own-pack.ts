// A pack of one's own that is open: as it is kept, changed, taken back and forth.
import type { OwnPack } from '@hakoniwa/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useToasts } from '../ui/toast.tsx';

/** Files that change; null takes one away. */
export type Changes = Readonly<Record<string, string | null>>;

export function useOwnPack(id: string) {
  const api = useApi();
  return useQuery({ queryKey: ['own-pack', id], queryFn: () => api.ownPacks.show(id) });
}

/** Takes over what the server answered, and tells when it would not. */
function useKeep(id: string) {
  const queries = useQueryClient();
  const { fail } = useToasts();
  return {
    onSuccess: (pack: OwnPack) => {
      queries.setQueryData(['own-pack', id], pack);
      void queries.invalidateQueries({ queryKey: ['own-packs'] });
    },
    onError: fail,
  };
}

export function useChangePack({ id, revision }: OwnPack) {
  const { t } = useTranslation('workshop');
  const api = useApi();
  const { say } = useToasts();
  const keep = useKeep(id);
  return useMutation({
    mutationFn: (changes: Changes) => api.ownPacks.change(id, { changes, revision }),
    onError: keep.onError,
    onSuccess: (pack) => {
      keep.onSuccess(pack);
      say(pack.isSound ? t('kept') : t('keptWith', { count: pack.problems }));
    },
  });
}

export function useMovePack({ id, revision }: OwnPack) {
  const api = useApi();
  return useMutation({
    mutationFn: (to: 'undo' | 'redo') => api.ownPacks.move(id, { to, revision }),
    ...useKeep(id),
  });
}

// Opening a garden of a pack: the one that is there, or a new one whose time runs at once.
import type { Api } from '@hakoniwa/client';
import type { Language } from '@hakoniwa/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../data/api.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { useToasts } from '../ui/toast.tsx';

interface Wanted {
  readonly pack: string;
  readonly scenario?: string;
  /** The page's when absent. */
  readonly language?: Language | undefined;
}

/** Goes to the town in the language of the page. */
export function useOpenTown() {
  const api = useApi();
  const language = useUiLanguage();
  const go = useGoTo();
  return useMutation({
    mutationFn: async () => {
      const { gardens } = await api.gardens.list();
      const known = gardens.find((one) => one.pack === 'town' && one.language === language);
      return known?.id ?? begin(api, { pack: 'town', language });
    },
    ...go,
  });
}

/** Begins a new garden and goes there. */
export function useBeginGarden() {
  const api = useApi();
  const language = useUiLanguage();
  const go = useGoTo();
  return useMutation({
    mutationFn: (wanted: Wanted) => begin(api, { language, ...wanted }),
    ...go,
  });
}

async function begin(api: Api, wanted: Wanted): Promise<string> {
  const { id } = await api.gardens.create(wanted);
  await api.gardens.clock(id, { state: 'running' });
  return id;
}

function useGoTo() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { fail } = useToasts();
  return {
    onSuccess: async (id: string) => {
      await queries.invalidateQueries({ queryKey: ['gardens'] });
      await navigate({ to: '/garden/$id', params: { id } });
    },
    onError: fail,
  };
}

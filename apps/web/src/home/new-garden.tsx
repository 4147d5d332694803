// Beginning a garden: a pack, one of its beginnings, and off it goes.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { begunIn } from '../i18n/told-in.ts';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { useBeginGarden } from './use-open-garden.ts';

interface NewGardenProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function NewGardenForm({ isOpen, onClose }: NewGardenProps) {
  const { t } = useTranslation('home');
  const api = useApi();
  const language = useUiLanguage();
  const packs = useQuery({ queryKey: ['packs'], queryFn: api.packs, enabled: isOpen });
  const beginning = useBeginGarden();
  return (
    <Dialog isOpen={isOpen} title={t('gardens.new')} onClose={onClose}>
      {packs.isPending ? <Loading /> : null}
      {packs.error ? <ErrorState error={packs.error} onRetry={() => void packs.refetch()} /> : null}
      <ul className="grid gap-4">
        {packs.data?.packs.map((pack) => {
          const spoken = begunIn(pack.languages, language);
          if (!spoken) return null;
          const { id, title, description, scenarios } = pack;
          return (
            <li
              key={id}
              lang={spoken}
              className="grid gap-2 border-b border-line pb-4 last:border-0"
            >
              <h3 className="text-lead">{title[spoken]}</h3>
              <p className="text-small text-soft">{description[spoken]}</p>
              <div className="flex flex-wrap gap-2">
                {scenarios.map((scenario) => (
                  <Button
                    key={scenario.id}
                    isSmall
                    isBusy={beginning.isPending}
                    onClick={() =>
                      beginning.mutate({ pack: id, scenario: scenario.id, language: spoken })
                    }
                  >
                    {scenario.title[spoken]}
                  </Button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

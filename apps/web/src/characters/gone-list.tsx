// Characters that were let go, each with the way back.
import type { CharacterOnWire } from '@hakoniwa/protocol/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import { Emblem } from '../play/emblem.tsx';
import { CHARACTERS_KEY } from '../play/use-characters.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/toast.tsx';

interface GoneListProps {
  readonly characters: readonly CharacterOnWire[];
  readonly isFull: boolean;
}

export function GoneList({ characters, isFull }: GoneListProps) {
  const { t } = useTranslation('characters');
  const api = useApi();
  const queries = useQueryClient();
  const { say, fail } = useToasts();
  const textOf = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: CharacterOnWire) => api.characters.restore(id),
    onSuccess: async (_answer, { name }) => {
      say(t('restored', { name }));
      await queries.invalidateQueries({ queryKey: CHARACTERS_KEY });
    },
    onError: (error) => fail(textOf(error)),
  });
  if (characters.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby="gone">
      <h2 id="gone" className="mb-2 text-lead text-soft">
        {t('gone')}
      </h2>
      <ul className="grid gap-1">
        {characters.map((one) => (
          <li key={one.id} className="flex items-center gap-3 border-t border-line py-2">
            <Emblem id={one.id} name={one.name} size={32} />
            <span className="grow wrap-anywhere">{one.name}</span>
            <Button
              isSmall
              icon="undo"
              disabled={isFull || isPending}
              aria-label={`${t('restore')}: ${one.name}`}
              onClick={() => mutate(one)}
            >
              {t('restore')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

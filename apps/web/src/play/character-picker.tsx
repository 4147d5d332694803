// Chooses whose record a page shows; with one character there is nothing to choose.
import type { CharacterList } from '@hakoniwa/client';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/class-names.ts';
import { keepCharacter } from './chosen-character.ts';
import { Emblem } from './emblem.tsx';

interface CharacterPickerProps {
  readonly characters: CharacterList['characters'];
  readonly chosen: string;
}

export function CharacterPicker({ characters, chosen }: CharacterPickerProps) {
  const { t } = useTranslation('play');
  const navigate = useNavigate();
  const living = characters.filter(({ deletedAt }) => deletedAt === null);
  if (living.length < 2) return null;
  const choose = (id: string) => {
    keepCharacter(id);
    void navigate({ to: '.', search: { character: id }, replace: true });
  };
  return (
    <fieldset className="mb-5">
      <legend className="sr-only">{t('choose')}</legend>
      <div className="flex flex-wrap gap-2">
        {living.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            onClick={() => choose(id)}
            className={classNames(
              'flex min-h-11 items-center gap-2 rounded-full border py-1 pr-4 pl-1.5 text-small',
              id === chosen ? 'border-moss bg-leaf text-moss-deep' : 'border-line bg-card',
            )}
          >
            <Emblem id={id} name={name} size={32} />
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

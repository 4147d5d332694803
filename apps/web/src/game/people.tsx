// Who is here besides the player; a name puts a word to them into the field.
import type { CharacterState } from '@hakoniwa/protocol/sessions';
import { useTranslation } from 'react-i18next';
import { Face } from '../people/face.tsx';
import { Button } from '../ui/button.tsx';

interface PeopleProps {
  readonly state: CharacterState;
  readonly onSuggest: ((text: string) => void) | undefined;
}

export function People({ state, onSuggest }: PeopleProps) {
  const { t } = useTranslation('game');
  const { location, present } = state;
  return (
    <div className="grid gap-3 text-small">
      <div>
        <h3 className="font-body text-fine font-normal text-soft">{t('place')}</h3>
        <p className="font-title text-lead first-letter:uppercase">{location.name}</p>
      </div>
      <div>
        <h3 className="mb-1 font-body text-fine font-normal text-soft">{t('peopleHere')}</h3>
        {present.length === 0 ? <p>{t('nobodyHere')}</p> : null}
        <ul className="flex flex-wrap gap-2">
          {present.map(({ id, name, look }) => (
            <li key={id} className="flex items-center gap-2">
              <Face id={id} look={look} className="size-10" />
              {onSuggest ? (
                <Button
                  isSmall
                  icon="whisper"
                  aria-label={t('talkTo', { name })}
                  onClick={() => onSuggest(t('talkTo', { name }))}
                >
                  {name}
                </Button>
              ) : (
                name
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

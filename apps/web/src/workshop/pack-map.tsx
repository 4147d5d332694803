// The pack as a map: every place with who and what stands there; pick one to change it, or carry it elsewhere.
import type { OwnPack } from '@hakoniwa/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUiLanguage } from '../i18n/use-ui-language.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/states.tsx';
import { ENTRY_SHEETS, languagesOf, type PackEntry, packEntriesOf, withEntry } from './entries.ts';
import { EntryForm } from './entry-form.tsx';
import { useChangePack } from './use-own-pack.ts';

export function PackMap({ pack }: { readonly pack: OwnPack }) {
  const { t } = useTranslation('workshop');
  const [picked, setPicked] = useState<PackEntry>();
  const change = useChangePack(pack);
  const places = packEntriesOf(pack.files, 'places');
  const movable = [
    ...packEntriesOf(pack.files, 'characters'),
    ...packEntriesOf(pack.files, 'props'),
  ];
  const elsewhere = movable.filter(({ place }) => !places.some(({ id }) => id === place));
  const write = (entry: PackEntry, text: string) =>
    change.mutate(
      { [ENTRY_SHEETS[entry.sheet].file]: text },
      { onSuccess: () => setPicked(undefined) },
    );
  const carry = (id: string, place: string) => {
    const entry = movable.find((one) => one.id === id);
    if (entry && entry.place !== place)
      write(entry, withEntry(pack.files, { entry, change: { name: {}, description: {}, place } }));
  };
  if (places.length === 0) return <EmptyState icon="map" title={t('map.none')} />;
  return (
    <>
      <p className="mb-3 text-small text-soft">{t('map.how')}</p>
      <ul aria-label={t('editor.map')} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {places.map((place) => (
          <PlaceBox
            key={place.id}
            place={place}
            here={movable.filter((entry) => entry.place === place.id)}
            onPick={setPicked}
            onDrop={(id) => carry(id, place.id)}
          />
        ))}
      </ul>
      {elsewhere.length > 0 ? (
        <section className="mt-4 grid gap-2">
          <h3 className="text-small text-soft">{t('map.elsewhere')}</h3>
          <Chips entries={elsewhere} onPick={setPicked} />
        </section>
      ) : null}
      <Dialog
        isOpen={picked !== undefined}
        title={<EntryName entry={picked} />}
        onClose={() => setPicked(undefined)}
      >
        {picked ? (
          <EntryForm
            entry={picked}
            places={places}
            languages={languagesOf(pack.files)}
            isBusy={change.isPending}
            onKeep={(made) => write(picked, withEntry(pack.files, { entry: picked, change: made }))}
          />
        ) : null}
      </Dialog>
    </>
  );
}

interface PlaceBoxProps {
  readonly place: PackEntry;
  readonly here: readonly PackEntry[];
  readonly onPick: (entry: PackEntry) => void;
  /** Something was carried here. */
  readonly onDrop: (id: string) => void;
}

function PlaceBox({ place, here, onPick, onDrop }: PlaceBoxProps) {
  const [isOver, setOver] = useState(false);
  return (
    <li
      className={classNames(
        'grid content-start gap-2 rounded-card border bg-sunk p-3',
        isOver ? 'border-moss' : 'border-line',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.getData('text/plain'));
      }}
    >
      <button
        type="button"
        className="justify-self-start font-title text-lead underline-offset-4 hover:underline"
        onClick={() => onPick(place)}
      >
        <EntryName entry={place} />
      </button>
      <Chips entries={here} onPick={onPick} />
    </li>
  );
}

interface ChipsProps {
  readonly entries: readonly PackEntry[];
  readonly onPick: (entry: PackEntry) => void;
}

function Chips({ entries, onPick }: ChipsProps) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {entries.map((entry) => (
        <li
          key={entry.id}
          draggable
          onDragStart={(event) => event.dataTransfer.setData('text/plain', entry.id)}
        >
          <button type="button" onClick={() => onPick(entry)}>
            <Badge tone={entry.sheet === 'characters' ? 'good' : 'warm'}>
              <EntryName entry={entry} />
            </Badge>
          </button>
        </li>
      ))}
    </ul>
  );
}

function EntryName({ entry }: { readonly entry: PackEntry | undefined }) {
  const language = useUiLanguage();
  return <>{entry ? (entry.name[language] ?? Object.values(entry.name)[0] ?? entry.id) : ''}</>;
}
